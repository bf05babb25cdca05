/** The text of every style of the wizard. The build puts it here, rewritten for a shadow root: see `shadow-styles.ts`. */
const text = '@gwizzy-wizard-styles'

let sheet: CSSStyleSheet | undefined

/** The one style sheet that all wizards of a page share. It is built, not written into the page, as strict policies ask. */
export function wizardStyles(): CSSStyleSheet {
  if (sheet) return sheet
  // The wizard's own root em: a page that shrinks the root's text shrinks its own text alone.
  try {
    CSS.registerProperty({ name: '--ui-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Registered already, by another script of ours.
  }
  sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
