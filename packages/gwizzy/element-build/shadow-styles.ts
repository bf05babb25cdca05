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

/** Rewrites a page's style sheet for a shadow root: `:root` becomes the host, and the body becomes the wizard's own box. */
function shadowStyles(css: string): string {
  const root = postcss.parse(css)
  // A shadow root can't load fonts, so the page provides them or the next font in the list applies.
  root.walkAtRules('font-face', (face) => void face.remove())
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
  const selectors = rule.selectors.flatMap((selector) => {
    if (selector === 'html' || selector === 'body') return ['[data-wizard]']
    // The element itself handles what applies to the whole page while a dialog is open.
    if (selector.startsWith('html')) return []
    return [
      selector.replace(/:root((?:\[[^\]]*\]|:not\([^)]*\))*)/g, (_, state) => (state ? `:host(${state})` : ':host')),
    ]
  })
  if (selectors.length === 0) rule.remove()
  else rule.selectors = selectors
}
