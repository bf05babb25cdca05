/** How long a dialog needs to leave, in milliseconds. [UI-007] */
const leaving = 350

/**
 * Gives the focus back to what opened a dialog, once the dialog has left. The wizard's dialog takes the place of the one that
 * announces it, so that neither knows where the focus was. An opener that is gone leaves it to the page's content.
 */
export function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    const target = opener?.isConnected ? opener : document.getElementById('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, leaving)
}
