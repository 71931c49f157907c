import { cacheRules } from '../../hosting/header-rules';
import type { HeaderRules } from '../../build/site-files/headers-file';
import type { Place } from './settings';
import { runTool } from './run-tool';
import type { Tool } from './run-tool';
import { OURS } from './sent-folder';

/** A host that takes a folder by a tool of its own. */
type HostPlace = Exclude<Place, { to: 'folder' | 'server' }>;

/** The uploads that make a folder the site: one tool, run once for each list of arguments. */
interface Upload {
  tool: Tool;
  runs: string[][];
}

export function uploadOf(place: HostPlace, folder: string, headers: HeaderRules): Upload {
  if (place.to === 'netlify')
    return { tool: NETLIFY, runs: [['deploy', '--prod', '--no-build', '--dir', folder, '--site', place.at]] };
  if (place.to === 'cloudflare')
    return {
      tool: WRANGLER,
      runs: [['pages', 'deploy', folder, '--project-name', place.at, '--branch', place.branch]],
    };
  return { tool: AWS, runs: runsOfAws(place, folder, headers) };
}

export async function upload({ tool, runs }: Upload): Promise<void> {
  for (const args of runs) await runTool(tool, args);
}

export const uploadLines = ({ tool: { command }, runs }: Upload) => runs.map((args) => [command, ...args].join(' '));

const NETLIFY: Tool = {
  command: 'netlify',
  install: 'Install it with "npm install --global netlify-cli", and say who you are with "netlify login".',
};
const WRANGLER: Tool = {
  command: 'wrangler',
  install: 'Install it with "npm install --global wrangler", and say who you are with "wrangler login".',
};
const AWS: Tool = {
  command: 'aws',
  install: 'Install the AWS CLI from https://aws.amazon.com/cli/, and say who you are with "aws configure".',
};

/** Twins that CloudFront makes itself, and files that only other hosts read. */
const NOT_SENT = ['*.br', '*.gz', '_headers', '_redirects', ...OURS].flatMap((pattern) => ['--exclude', pattern]);

/**
 * Scripts come before the pages that ask for them, and what is gone goes last. Pages are sent whether or not they look
 * older than what is there: after a rollback they do.
 */
function runsOfAws(
  { at, distribution }: Extract<Place, { to: 's3' }>,
  folder: string,
  headers: HeaderRules,
): string[][] {
  const { usual, others } = cacheRules(headers);
  const bucket = `s3://${at}`;
  const kept = others.map(({ folder: path, value }) =>
    ['s3', 'sync', `${folder}${path}`, `${bucket}${path}`, '--cache-control', value].concat(NOT_SENT),
  );
  const notKept = others.flatMap(({ folder: path }) => ['--exclude', `${path.slice(1)}*`]);
  const pages = ['s3', 'cp', folder, bucket, '--recursive', '--cache-control', usual, ...notKept, ...NOT_SENT];
  const gone = ['s3', 'sync', folder, bucket, '--delete', '--size-only', ...NOT_SENT];
  const invalidation = ['cloudfront', 'create-invalidation', '--distribution-id', `${distribution}`, '--paths', '/*'];
  return [...kept, pages, gone, ...(distribution ? [invalidation] : [])];
}
