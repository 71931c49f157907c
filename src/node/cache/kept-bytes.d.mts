export const MADE: string;
export function keptIn(file: string): Uint8Array | undefined;
export function keepIn(file: string, bytes: Uint8Array): void;
export function partsIn(file: string): Buffer[];
export function addTo(file: string, bytes: Uint8Array): void;
