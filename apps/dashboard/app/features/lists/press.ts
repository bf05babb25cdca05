/** Presses a button or follows a link, for a key that does the same. Returns whether it's on the page. */
export function press(id: string): boolean {
  const button = document.getElementById(id)
  button?.click()
  return button !== null
}
