export function putInPlace(beside: string, folder: string): void;
export function keepNewest(folder: string, most: number, present?: string): void;
