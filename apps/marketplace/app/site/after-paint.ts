/** Calls back once the browser has painted, so what follows a tap or a key doesn't keep its own feedback waiting. [FIND-014] */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
