interface Rules {
  createScript: (text: string) => string;
  createScriptURL: (address: string) => string;
}

let policy: Rules | undefined;

/** The only policy that `trusted-types` in the site's headers allows; undefined where the browser asks for none. */
function trust(): Rules | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };
  const asItIs = (text: string) => text;
  policy ??= trustedTypes?.createPolicy('json-ld', { createScript: asItIs, createScriptURL: asItIs });
  return policy;
}

/** JSON-LD that a script element may take under `require-trusted-types-for 'script'`: `scriptJson` made it harmless. */
export const trustedJson = (json: string): string => trust()?.createScript(json) ?? json;

/** An address of ours that the browser may take a script from. */
export const trustedAddress = (address: string): string => trust()?.createScriptURL(address) ?? address;
