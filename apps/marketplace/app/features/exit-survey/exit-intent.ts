/** Milliseconds on a page before leaving it by mouse opens the survey, unless the content says otherwise. [EXIT-006] */
export const defaultTimeout = 25_000

/** Milliseconds that a person was away, after which coming back opens the survey. [EXIT-007] */
const longAbsence = 10_000

/** The distance from the top and right edges, in pixels, within which browsers have their tabs, menus, and scroll bars. [EXIT-005] */
const edge = 50

/** How a person triggered the survey: by moving the mouse off the page, or by returning to it. */
export type ExitIntent = 'left' | 'returned'

/** Returns whether the survey can appear on a page. [EXIT-003] */
export const mayAskOn = (pathname: string): boolean => !/^\/(?:custom-pricing|dashboard)(?:\/|$)/.test(pathname)

/** Returns whether a mouse at this point left the page to leave it, in a window of this width. [EXIT-005] */
export const isLeavingPoint = ({ clientX, clientY }: { clientX: number; clientY: number }, width: number): boolean =>
  clientY > edge && clientX < width - edge

/**
 * Calls back each time a person seems to leave: when the mouse leaves the window after `timeout` milliseconds since the page opened, or when the
 * focus returns after a long absence. Returns a function that stops. [EXIT-005 to EXIT-007]
 */
export function watchExit(timeout: number, onExit: (intent: ExitIntent) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let leftAt = document.hasFocus() ? undefined : performance.now()
  const onMouseOut = (event: MouseEvent) => {
    const hasLeft = event.relatedTarget === null && isLeavingPoint(event, window.innerWidth)
    if (hasLeft && performance.now() >= timeout) onExit('left')
  }
  const onBlur = () => {
    leftAt = performance.now()
  }
  const onFocus = () => {
    const wasAway = leftAt !== undefined && performance.now() - leftAt >= longAbsence
    leftAt = undefined
    if (wasAway) onExit('returned')
  }
  document.addEventListener('mouseout', onMouseOut, { signal })
  window.addEventListener('blur', onBlur, { signal })
  window.addEventListener('focus', onFocus, { signal })
  return () => watching.abort()
}
