import { PLAIN_LOOK } from '../../design/theme/colours';
import type { Look } from '../../design/theme/colours';
import { globalCss } from '../../design/theme/global-css';
import { paletteOf } from '../../design/theme/palette';

/** Work is denser than reading: smaller type, the same tokens. */
const DENSE = `
html{scroll-padding-block:7.5rem 2rem}
body{font-size:0.9375rem;line-height:1.45;background:var(--mist)}
h1{font-size:1.5rem;line-height:1.15}
h2{font-size:1.125rem}
h3{font-size:1rem}
p,li,dd{max-width:none}
code,pre{font-family:ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;font-size:.9em}
a{text-decoration-thickness:1px}
summary{width:fit-content;color:var(--brand);text-decoration:underline}
:focus-visible{outline-width:2px;outline-offset:1px;box-shadow:none}`;

const PREVIEW = `
::highlight(stand-in){background-color:var(--brass-tint);color:var(--brass)}
[data-selected]{outline:2px dashed var(--brand);outline-offset:-2px}
[data-origin]{cursor:pointer}`;

const sheet = new CSSStyleSheet();

/** Draws the page in the look of the site. A sheet that is made needs no leave of the policy. */
export function applyLook({ colours, drawings }: Look = PLAIN_LOOK, { isPreview = false } = {}): void {
  sheet.replaceSync(globalCss(paletteOf(colours, drawings)) + (isPreview ? PREVIEW : DENSE));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [sheet];
}
