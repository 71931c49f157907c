/** On paper: black on white, no pictures, menus or bars, lists whole, and the addresses of links that lead away. */
export const printCss = `
@media print{
@page{margin:10mm}
:root{color-scheme:light;--bar-height:0px;--ink:#000;--text:#000;--muted:#333;--line:#999;--edge:#666;--ground:#fff;--paper:#fff;--mist:#fff;--brand:#000;--brand-tint:#fff;--call:#000;--call-fill:#fff;--on-call:#000;--brand-fill:#fff;--on-brand:#000;--call-tint:#fff;--sound:#000;--sound-tint:#fff;--brass:#000;--star:#000;--brass-tint:#fff;--band:#fff;--on-band:#000;--on-band-muted:#333;--band-line:#999;--space-section:1rem;--space-l:.75rem;--space-m:.75rem;--step-5:2.25rem;--step-4:1.5rem;--step-3:1.375rem;--step-2:1.125rem;--step-1:1em}
html{font-size:80%}
body{font-size:9.5pt;line-height:1.4}
body>*,main{background:none}
[data-print='none'],[data-do='page'],[data-do='book'],nav{display:none!important}
h1,h2,h3{break-after:avoid}
li,figure,dl>div{break-inside:avoid}
p,li{orphans:3;widows:3}
}`;
