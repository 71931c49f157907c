import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Answer } from './answer';
import type { AssistedSite } from './assisted-site';

interface Tool<Input extends z.ZodObject> {
  name: string;
  description: string;
  input: Input;
  annotations: ToolAnnotations;
  run(given: z.output<Input>, assisted: AssistedSite): Promise<Answer>;
}

/** Declares a tool, with the types of its own input. */
export const tool = <Input extends z.ZodObject>(each: Tool<Input>): Tool<z.ZodObject> => each;

export const READS: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
/** Visitors see a change only after a person has approved it. */
export const WRITES: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
/** The former value is overwritten. */
export const REPLACES: ToolAnnotations = { ...WRITES, destructiveHint: true };

export const page = z.string().min(1).max(300).describe('A page or shared file: /areas/hill or pages/areas/hill.json.');
export const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('The hash of the document as you read it last.');
export const from = z.int().min(0).max(1e9).default(0).describe('Where a long answer goes on, as the one before says.');
