import { main as build } from '../build/main';
import { main as preview } from '../preview/main';

/** Builds the production site and serves it. */
export async function main(args: string[]): Promise<number> {
  const code = await build(args);
  return code === 0 ? preview([]) : code;
}
