export const BUNDLED: readonly string[];
export function codeKey(root: string, define?: Record<string, string>): string;
export function bundled(root: string, define?: Record<string, string>): Promise<{ folder: string; key: string }>;
