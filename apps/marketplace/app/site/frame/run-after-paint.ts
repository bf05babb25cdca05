/** Calls back after the next frame, so the browser shows the response to a tap or a key first. */
export function runAfterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
