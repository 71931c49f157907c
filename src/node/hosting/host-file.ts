import type { BuiltSite } from './built-site';

/** The input for a host's file. */
export interface Hosted {
  site: BuiltSite;
  /** The site's name on the internet: `example.com`. */
  host: string;
  /** The folder that the host serves, absolute on its own machine. */
  folder: string;
}

/** A file that tells one kind of host what `_headers`, `_redirects` and the addresses of pages say. */
export interface HostFile {
  /** The name of the file; empty where the host reads the build. */
  name: string;
  /** An instruction in one sentence for whoever runs the host. */
  use: string;
  /** Its text. Throws a `Complaint` where the site is more than the host's documented limits take. */
  write: (hosted: Hosted) => string;
}
