import { printCss } from './print-css';
import { FACE } from './face';
import type { Palette, Theme } from './palette';
import { PHONE_BELOW, SIZES, STEPS } from './theme';

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const SHADOW = '0 1px 2px var(--shadow-near), 0 12px 32px var(--shadow-far)';

/** The colours of one theme, for the rule of whatever element shows it. */
export const themeCss = (theme: Theme) => declarations({ ...theme, 'shadow-float': SHADOW });

const round = (value: number) => Number(value.toFixed(4));

/** A size that grows evenly from `least` rem at 390 px to `most` rem at 1280 px. */
export function fluid(least: number, most: number): string {
  if (least === most) return `${least}rem`;
  const slope = (most - least) / (1280 / 16 - 390 / 16);
  return `clamp(${least}rem,${round(least - slope * (390 / 16))}rem + ${round(slope * 100)}vw,${most}rem)`;
}

const steps = declarations(
  Object.fromEntries(Object.entries(STEPS).map(([step, [least, most]]) => [`step-${step}`, fluid(least, most)])),
);

const tokens = ({ light, dark, lines }: Palette) => `
:root{color-scheme:light dark;${declarations(SIZES)}${steps}--bar-height:0px;${declarations(lines)}${themeCss(light)}}
@media (min-width:${PHONE_BELOW}em){:root{--header-height:4.5rem}}
@media (max-width:${PHONE_BELOW - 0.01}em){:root{--bar-height:4rem}}
@media (max-width:${PHONE_BELOW - 0.01}em) and (max-height:26em){:root{--bar-height:3.25rem}}
@media (prefers-color-scheme:dark){:root{${themeCss(dark)}}main img{filter:brightness(.88) saturate(.9)}[data-ground] img{outline:1px solid var(--line);outline-offset:-1px}}`;

const { family, address, weights, standIn } = FACE;
const face = `
@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:${weights.join(' ')};font-display:swap}
@font-face{font-family:'${standIn.family}';src:${standIn.local.map((name) => `local('${name}')`).join(',')};font-weight:${weights.join(' ')};${standIn.metrics}}`;

const base = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--header-height) + 1.5rem) calc(var(--bar-height) + 1.5rem)}
body{min-height:100vh;min-height:100dvh;background:var(--ground);color:var(--text);font:1.0625rem/1.6 var(--font-text);overflow-wrap:break-word}
@media (max-width:22em){:root{--step-5:2rem}}
@media (max-width:19.99em){:root{--step-5:1.75rem;--step-4:1.5rem;--step-3:1.375rem;--step-2:1.25rem}body{overflow-wrap:anywhere}}
@media (max-width:40rem){body{line-height:1.5}}
h1,h2,h3,h4{color:var(--ink);font-family:var(--font-display);font-weight:700;line-height:1.1;letter-spacing:-.015em;word-spacing:.06em;text-wrap:balance}
h1{font-size:var(--step-5);line-height:1.07}
h2{font-size:var(--h2,var(--step-4))}
h3{font-size:var(--step-2);line-height:1.2}
p,li,dd,figcaption{max-width:var(--measure);text-wrap:pretty}
ul,ol,summary{padding:0;list-style:none}
summary{cursor:pointer}
summary::-webkit-details-marker{display:none}
dd,blockquote,figure{margin:0}
a{color:var(--brand);text-decoration-thickness:.08em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.14em}
button{font:inherit;color:inherit}
svg{display:block;max-width:100%}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;box-shadow:0 0 0 3px var(--focus-halo)}
[tabindex='-1']:focus{outline:0;box-shadow:none}
:target{scroll-margin-block-start:1rem}
::selection{background:var(--brand-fill);color:var(--on-brand)}`;

const preferences = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}html{scroll-behavior:smooth}::view-transition-group(*){animation-duration:160ms}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}`;

/** Tokens, reset, type, focus, preferences and print: what every page carries before any block's own styles. */
export const globalCss = (palette: Palette): string =>
  [tokens(palette), face, base, preferences, printCss].join('').replaceAll('\n', '');
