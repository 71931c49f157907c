import type { ConfigData } from 'html-validate';

/** The standard, without opinions on how React writes it (void elements, attribute case and quotes, boolean style). */
export const HTML_RULES: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'attr-quotes': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'doctype-style': 'off',
    // React's own ids begin with an underscore, which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Numbers are kept in one piece by the style sheet.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
};
