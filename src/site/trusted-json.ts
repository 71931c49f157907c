interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * JSON-LD that a script element may take under `require-trusted-types-for 'script'`. The only policy that
 * `trusted-types` in the site's headers allows; `scriptJson` has made the text harmless before.
 */
export function trustedJson(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('json-ld', { createScript: (text) => text });
  return policy ? policy.createScript(json) : json;
}
