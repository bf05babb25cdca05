import postcss, { type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'

/** The placeholder for the styles in the source: see `src/element/styles.ts`. */
const placeholder = '@gwizzy-wizard-styles'

/**
 * The styles around the wizard in its shadow root. Nothing is inherited from the page, and a wizard that opens in a dialog doesn't change
 * the line of its button.
 */
const hostStyles = `
:host { font-size: medium; --ui-rem: 1em }
:host([layout=page]), :host([layout=chat]) { display: block }
:host([hidden]) { display: none }
[data-wizard] { all: initial; display: contents }
:host([layout=page]) [data-wizard], :host([layout=chat]) [data-wizard] { display: block }
`

/** Moves the style sheet from the bundle into the script. */
export const inlineStyles = (): Plugin => ({
  name: 'styles-in-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    let css = ''
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'asset') continue
      if (name.endsWith('.css')) css += String(file.source)
      Reflect.deleteProperty(bundle, name)
    }
    const text = JSON.stringify(shadowStyles(css)).slice(1, -1)
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(placeholder, () => text.replaceAll("'", "\\'"))
    }
  },
})

/** Rewrites a page's style sheet for a shadow root: the outermost root becomes the host, and its text that of the wizard's own box. */
function shadowStyles(css: string): string {
  const root = postcss.parse(css)
  // A shadow root can't load fonts, so the page provides them or the next font in the list applies.
  root.walkAtRules('font-face', (face) => void face.remove())
  // Nothing here competes with the page's rules.
  root.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []))
  root.walkRules(rewriteSelectors)
  root.walkDecls((declaration) => {
    // A page that shrinks its root's text would shrink the wizard; see `--ui-rem`.
    const value = declaration.value.replace(/(?<![\w#.])(-?[\d.]+)rem\b/g, 'calc($1*var(--ui-rem))')
    declaration.value = value.trim()
    declaration.raws.between = ':'
  })
  dropUnused(root)
  return hostStyles.replaceAll('\n', '') + root.toString()
}

/** Drops the theme's properties that no style uses. */
function dropUnused(root: Root): void {
  const used = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) if (name) used.add(name)
  })
  root.walkDecls(/^--ui-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
}

function rewriteSelectors(rule: Rule): void {
  // The theme of a whole page.
  if (rule.selector.startsWith('.ui-root:root')) return void rule.remove()
  rule.selectors = rule.selectors.map((selector) =>
    selector
      .replace(/^(\.ui-root(?:\[[^\]]*\])?):not\(html\)/, '$1')
      .replace(/^\.ui-root:not\(:root\):not\(\.ui-root \.ui-root\)/, '[data-wizard]')
      .replace(/\.ui-root((?:\[[^\]]*\]|:not\(\[[^\]]*\]\))?):not\(\.ui-root \.ui-root\)/g, (_, state) =>
        state ? `:host(${state})` : ':host',
      )
      // Everything in the shadow root is in the kit's root.
      .replace(/^\.ui-root /, '')
      .replace(':not(.ui-root *)', ''),
  )
}
