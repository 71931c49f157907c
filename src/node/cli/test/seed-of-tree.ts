import { spawnSync } from 'node:child_process';
import { root } from '../../paths';

/** A seed for what is committed: each state of the project draws other samples, and the same again. 1 without git. */
export function seedOfTree(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD:'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? String(Number.parseInt(stdout.slice(0, 6), 16)) : '1';
}
