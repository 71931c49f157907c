import { z } from 'zod';
import type { Answer } from './answer';
import type { Door } from './door';

interface Given<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean; idempotentHint?: boolean };
  run(given: z.output<Input>, door: Door): Promise<Answer>;
}

/** Declares a tool, with the types of its own input. */
export const tool = <Input extends z.ZodObject>(each: Given<Input>): Given<z.ZodObject> => each;

export const READS = { readOnlyHint: true, idempotentHint: true };
/** What was there can be read in the last commit, and a person is asked before visitors see the change. */
export const WRITES = { readOnlyHint: false, destructiveHint: false, idempotentHint: false };

const LONGEST_NAME = 300;

export const page = z
  .string()
  .min(1)
  .max(LONGEST_NAME)
  .describe('A page by its file or address: pages/areas/hill.json or /areas/hill; also a file of pages/_shared.');

export const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('The hash that came with the document when you read it last.');

export const from = z
  .int()
  .min(0)
  .max(100_000_000)
  .default(0)
  .describe('Where to go on in a long answer, as the answer before says.');
