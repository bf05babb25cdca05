/** The text of all the wizard's styles. The build inserts it here, rewritten for a shadow root: see `shadow-styles.ts`. */
const text = '@gwizzy-wizard-styles'

let sheet: CSSStyleSheet | undefined

/**
 * Returns the one style sheet that all wizards on a page share. It's constructed instead of written into the page, as strict content
 * security policies require.
 */
export function wizardStyles(): CSSStyleSheet {
  if (sheet) return sheet
  // The wizard's own root em, so a page that shrinks its root's text doesn't shrink the wizard.
  try {
    CSS.registerProperty({ name: '--ui-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Another script of ours already registered it.
  }
  sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
