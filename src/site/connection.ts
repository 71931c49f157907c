interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor or the line would rather have nothing that nobody asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
