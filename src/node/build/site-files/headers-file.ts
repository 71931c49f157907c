/** Headers by path pattern, most general first. What our own server, `_headers` and any other host must send. */
export type HeaderRules = { path: string; headers: Record<string, string> }[];

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(rules: HeaderRules): string {
  return (
    rules
      .map(({ path, headers }) => {
        const isOverride = path !== '/*' && 'Cache-Control' in headers;
        const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
        return [path, ...(isOverride ? ['  ! Cache-Control'] : []), ...lines].join('\n');
      })
      .join('\n\n') + '\n'
  );
}

/** The inverse of `headersFile`: our own server obeys the very file that is deployed. */
export function readHeadersFile(text: string): HeaderRules {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path, ...lines] = rule.split('\n');
      const headers = lines
        .filter((line) => line.includes(': '))
        .map((line) => {
          const [name, ...value] = line.trim().split(': ');
          return [name!, value.join(': ')];
        });
      return { path: path!, headers: Object.fromEntries(headers) as Record<string, string> };
    });
}
