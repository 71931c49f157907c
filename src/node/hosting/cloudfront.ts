import { Complaint } from '../complaint';
import { cacheRules, commonHeaders } from './header-rules';
import type { HostFile } from './host-file';
import { HIDDEN } from './patterns';

/** The most bytes that a CloudFront function may have (its quotas, in Amazon's developer guide). */
const MOST_BYTES = 10_240;

/**
 * A function of CloudFront in front of a bucket of S3: addresses, redirects and headers. It runs for each request of a
 * viewer; the same file serves for the answer.
 */
export const cloudfront: HostFile = {
  name: 'cloudfront.js',
  use:
    'Make a CloudFront function of it (runtime cloudfront-js-2.0) and give it to the distribution twice: for viewer ' +
    'requests and for viewer responses. The bucket answers 403 or 404 with /404.html; compression is switched on. ' +
    'For errors CloudFront runs no function: a response headers policy with the headers of dist/_headers sends them.',
  write: ({ site }) => {
    const { usual, others } = cacheRules(site.headers);
    const aliases = [...site.places].filter(([from, to]) => from !== to);
    const headers = Object.fromEntries(
      commonHeaders(site.headers).map(([name, value]) => [name.toLowerCase(), { value }]),
    );
    const text = `// Made by "npm run hosting -- cloudfront" for the site that was built. Make it again after pages got new addresses.
const OLD = ${JSON.stringify(Object.fromEntries(aliases))};
const HEADERS = ${JSON.stringify(headers)};
const KEPT = ${JSON.stringify(others.map(({ folder, value }) => [folder, value]))};
const FILE = /\\.[a-z0-9]+$/;
const HIDDEN = new RegExp(${JSON.stringify(HIDDEN)});

${handler(usual)}`;
    const bytes = Buffer.byteLength(text);
    if (bytes > MOST_BYTES) {
      throw new Complaint(
        `The function would have ${bytes} bytes, and CloudFront takes ${MOST_BYTES} at the most: the site has ` +
          `${aliases.length} old addresses. Nothing was written. Let a server such as nginx stand before the ` +
          'bucket, or give up old addresses that nobody asks for any more.',
      );
    }
    return text;
  },
};

/** `usual` is the caching of files that no rule names. */
const handler = (usual: string) => `function handler(event) {
  return event.response ? answered(event.request.uri, event.response) : asked(event.request);
}

function asked(request) {
  const uri = request.uri;
  if (HIDDEN.test(uri)) return found(request, '/no-such-file');
  const plain = uri.replace(/^\\/index(\\.html|\\/)?$/i, '/').replace(/(.)(\\/|\\.html)$/i, '$1');
  const small = FILE.test(plain) ? plain : plain.toLowerCase();
  const to = OLD[small] || small;
  if (to !== uri) return moved(to, request.rawQueryString ? request.rawQueryString() : queryOf(request.querystring));
  return found(request, uri === '/' ? '/index.html' : FILE.test(uri) ? uri : uri + '.html');
}

function found(request, uri) {
  request.uri = uri;
  return request;
}

function moved(to, query) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: Object.assign({ location: { value: to + (query ? '?' + query : '') } }, HEADERS),
  };
}

function queryOf(query) {
  return Object.keys(query)
    .map((name) => name + '=' + query[name].value)
    .join('&');
}

function answered(uri, response) {
  Object.assign(response.headers, HEADERS);
  const kept = KEPT.filter((rule) => uri.startsWith(rule[0]))[0];
  response.headers['cache-control'] = { value: kept ? kept[1] : ${JSON.stringify(usual)} };
  return response;
}
`;
