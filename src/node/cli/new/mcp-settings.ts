/** Where programs with an assistant look for what it may use in a folder. */
export const MCP_FILE = '.mcp.json';

/** The content of the file. `engine` is the path to the code from that folder. */
export function mcpSettings(engine: string, options: readonly string[] = []): string {
  const args = [`${engine}/src/node/run.mjs`, 'mcp', ...options];
  return `${JSON.stringify({ mcpServers: { pages: { command: 'node', args } } }, null, 2)}\n`;
}
