/** The styles of the API reference: the product's colors with a contrast of 7:1, and system fonts, which need no download. */
export const referenceStyles = `
:root{color-scheme:light dark;--page:#f8faf8;--raised:#fff;--sunken:#ecf2ef;--text:#112427;--muted:#3a4b4f;--accent:#075259;--line:#d5ddda;--lamp:#075259}
@media (prefers-color-scheme:dark){:root{--page:#08171b;--raised:#102125;--sunken:#051215;--text:#f0f1e9;--muted:#c4cfcb;--accent:#91dcd7;--line:#2c3c40;--lamp:#f4cc64}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:anywhere;font:18px/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
main,header{max-width:60rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}
h1,h2,h3{line-height:1.2;text-wrap:balance}
h2{margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1.1rem;margin:1.5rem 0 .25rem}
p{max-width:70ch}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--lamp);outline-offset:2px;border-radius:4px}
nav ul{columns:3 14rem;padding:0;list-style:none}
nav a{display:block;padding:10px 0;min-height:44px}
code,pre,summary b{font-family:ui-monospace,monospace;font-size:16px}
pre{overflow-wrap:normal;background:var(--sunken);padding:1rem;border-radius:8px;overflow-x:auto}
details{background:var(--raised);border:1px solid var(--line);border-radius:8px;margin:.5rem 0}
summary{padding:.6rem 1rem;min-height:44px;cursor:pointer}
summary b{color:var(--accent)}
summary span{display:block;color:var(--muted)}
details>:not(summary){margin:.5rem 1rem}
dl{display:grid;grid-template-columns:minmax(0,16rem) minmax(0,1fr);gap:.25rem 1rem}
dd{margin:0;color:var(--muted)}
@media (max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.5rem}}
`
