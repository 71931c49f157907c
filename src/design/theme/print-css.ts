/** On paper: black on white, no pictures, menus or bars, lists whole, and the addresses of links that lead away. */
export const printCss = `
@media print{
@page{margin:10mm}
:root{color-scheme:light;--bar-height:0px;--ink:#000;--text:#000;--muted:#333;--line:#999;--edge:#666;--ground:#fff;--paper:#fff;--mist:#fff;--brand:#000;--brand-tint:#fff;--call:#000;--call-fill:#fff;--on-call:#000;--brand-fill:#fff;--on-brand:#000;--call-tint:#fff;--sound:#000;--sound-tint:#fff;--brass:#000;--brass-tint:#fff;--band:#fff;--on-band:#000;--on-band-muted:#333;--band-line:#999;--space-section:1.25rem;--step-5:2rem;--step-4:1.5rem;--step-3:1.25rem}
body{font-size:11pt}
body>*,main{background:none}
[data-print='none'],nav{display:none!important}
h1,h2,h3{break-after:avoid}
li,figure,dl>div{break-inside:avoid}
p,li{orphans:3;widows:3}
}`;
