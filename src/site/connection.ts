interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor or the connection asks to save data, so that nothing is fetched ahead. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
