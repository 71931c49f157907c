import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS_LIST } from '../../build/output/publish';
import { assetsIn, isRelease } from './releases';
import type { ReleasePlace } from './releases';
import { runTool } from './run-tool';
import type { Tool } from './run-tool';

const SSH: Tool = {
  command: 'ssh',
  install: 'Install it: on Debian or Ubuntu with "sudo apt-get install openssh-client"; macOS and Windows have it.',
};
const RSYNC: Tool = {
  command: 'rsync',
  install: 'Install it here and on the server, on Debian or Ubuntu with "sudo apt-get install rsync".',
};

/**
 * Releases in a folder on a server, through the system's ssh and rsync: user, port and key are set in `~/.ssh/config`
 * and nowhere else. Files that are identical to those of the previous release are not sent again.
 */
export function toServer(address: string, work: string): ReleasePlace {
  const [host, folder] = split(address);
  const shell = (...lines: string[]) =>
    runTool(SSH, [host, 'sh', '-s'], ['set -e', `cd ${quoted(folder)}`, ...lines, ''].join('\n'));
  const names = async () => {
    const output = await runTool(
      SSH,
      [host, 'sh', '-s'],
      `mkdir -p ${quoted(`${folder}/releases`)} && cd ${quoted(folder)} && ls releases && echo "current ` +
        '$(readlink current)"\n',
    );
    const lines = output.split('\n');
    const current = lines
      .find((line) => line.startsWith('current '))
      ?.split('/')
      .at(-1);
    return { names: lines.filter(isRelease).sort(), current: current && isRelease(current) ? current : undefined };
  };
  return {
    name: address,
    list: names,
    assetsOf: async (release) => assetsIn(await shell(`cat releases/${release}/${ASSETS_LIST} 2>/dev/null || true`)),
    async add(release, dist) {
      const before = (await names()).names.at(-1);
      // Files with the same bytes are shared between releases, whatever their times.
      const same = before ? ['--checksum', `--link-dest=../${before}/`] : [];
      await runTool(RSYNC, ['-a', '--no-times', '-s', ...same, `${dist}/`, `${host}:${folder}/releases/.${release}/`]);
      await shell(`mv releases/.${release} releases/${release}`);
    },
    async lend(from, to, files) {
      const lines = files.map((file) => `lend ${quoted(file)}`);
      const [here, there] = [`releases/${from}/$1`, `releases/${to}/$1`];
      await shell(
        `lend() { if [ -e "${here}" ] && [ ! -e "${there}" ]; then mkdir -p "$(dirname "${there}")"; ln "${here}" ` +
          `"${there}"; fi; }`,
        ...lines,
      );
    },
    // GNU's mv takes -T so as to rename over a link, and that of BSD -h; where neither can, both say why.
    serve: async (release) => {
      const next = `.current-${release}`;
      await shell(
        `if [ -e current ] && [ ! -L current ]; then echo "current is not a link" >&2; exit 1; fi`,
        `ln -sfn releases/${release} ${next}`,
        `first=$(mv -fT ${next} current 2>&1) || mv -fh ${next} current || { echo "$first" >&2; exit 1; }`,
      );
    },
    async remove(releases) {
      if (releases.length > 0) await shell(`rm -rf ${releases.map((name) => `releases/${name}`).join(' ')}`);
    },
    async localCopy(release) {
      const copy = join(work, 'release');
      await rm(copy, { recursive: true, force: true });
      await mkdir(copy, { recursive: true });
      await runTool(RSYNC, ['-a', '-s', `${host}:${folder}/releases/${release}/`, `${copy}/`]);
      return copy;
    },
  };
}

/** `deploy@example.org:/var/www/site` → the two sides of its colon. */
function split(address: string): [host: string, folder: string] {
  const at = address.indexOf(':');
  return [address.slice(0, at), address.slice(at + 1).replace(/(?<=.)\/+$/, '')];
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
