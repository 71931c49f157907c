/** The page of the other side on which a branch is proposed, if it names one of its own host. */
export function linkIn(stderr: string, remote: string): string | undefined {
  const host = hostOf(remote);
  const found = stderr
    .split('\n')
    .filter((line) => line.startsWith('remote:'))
    .flatMap((line) => line.match(/https:\/\/\S+/g) ?? []);
  return host === undefined ? undefined : found.find((link) => URL.canParse(link) && new URL(link).hostname === host);
}

/** The host of `https://host/…`, `ssh://user@host/…` or `user@host:…`; a folder has none. */
const hostOf = (remote: string): string | undefined =>
  /^\w+:\/\//.test(remote) && URL.canParse(remote)
    ? new URL(remote).hostname
    : /^(?:[\w.-]+@)?([\w.-]{2,}):(?!\/\/)/.exec(remote)?.[1];
