/** Milliseconds that a dialog needs to close. [UI-007] */
const closingTime = 350

/**
 * Returns the focus to what opened a dialog, once the dialog has closed. The wizard's dialog replaces the one that shows while it loads,
 * so neither knows where the focus was. If the opener was removed, the page's content gets the focus.
 */
export function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    const target = opener?.isConnected ? opener : document.getElementById('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, closingTime)
}
