export const MADE: string;
export function keptIn(file: string): Uint8Array | undefined;
export function keepIn(file: string, bytes: Uint8Array): void;
