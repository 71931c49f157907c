export function machineFault(error: unknown): string | undefined;
