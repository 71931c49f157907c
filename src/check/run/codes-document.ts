import type { CodeEntry } from '../rule';

const HEAD = `<!-- Generated from the rules by "npm run schemas". Do not edit. -->

# What the check can say

Each message carries a code. An **error** keeps the site from being published, a **warning** does not. Where a page may be an exception, write into it:

\`\`\`json
"allow": [{ "rule": "long-title", "reason": "Why this page is right to differ.", "until": "2026-12-31" }]
\`\`\`

The same is shown by \`npm run check -- --explain CODE\`.
`;

/** Every code with what it means, before and after: `schemas/rules.md`. */
export const codesDocument = (codes: readonly CodeEntry[]): string => `${HEAD}\n${codes.map(section).join('\n')}`;

function section({ code, severity, summary, mayAllow, gate, example }: CodeEntry): string {
  const notes = [
    severity,
    ...(gate ? ['only before a real deployment (`--live`)'] : []),
    ...(mayAllow ? ['a page may be an exception'] : []),
  ];
  const shown = example ? `\nBefore:\n\n${fenced(example.before)}\n\nAfter:\n\n${fenced(example.after)}\n` : '';
  return `## ${code}\n\n*${notes.join(' · ')}*\n\n${summary}\n${shown}`;
}

const fenced = (text: string) => `\`\`\`text\n${text}\n\`\`\``;
