import { dark, light, SHADOWS } from '../design/theme';
import type { Theme } from '../design/theme';

const rule = (name: 'light' | 'dark', theme: Theme) =>
  `[data-theme='${name}']{color-scheme:${name};--shadow-float:${SHADOWS[name]};${Object.entries(theme).map(([token, value]) => `--${token}:${value};`).join('')}}`;

/** Both themes as attributes, so that they can stand on one page whatever the system prefers. */
export const themeCss = rule('light', light) + rule('dark', dark);
