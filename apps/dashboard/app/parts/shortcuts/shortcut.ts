/** A key and what it does on a page. */
export interface Shortcut {
  /** The key, as browsers name it: `j`, `J` with Shift, or two in a row, such as `g t`. */
  key: string
  /** The keys as people see them. */
  shown: readonly string[]
  label: string
  /** Whether the palette offers it although no key does it. */
  isCommand?: true
  /** Returns `false` to leave the key to the browser. */
  run: () => unknown
}

/** Milliseconds in which the second key of two follows the first. Slow hands need about two seconds. */
export const sequenceTime = 2000

/** Returns the shortcut that a key completes after the key before it, if any. */
export function findShortcut(
  shortcuts: readonly Shortcut[],
  key: string,
  before: string | undefined,
): Shortcut | undefined {
  const sequence = before === undefined ? undefined : shortcuts.find((known) => known.key === `${before} ${key}`)
  return sequence ?? shortcuts.find((known) => known.key === key)
}

/** Returns whether a key isn't a shortcut: typed into a field, pressed with a modifier, or the space that presses a button. */
export function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  if (!(target instanceof HTMLElement)) return false
  return key === ' ' ? target.closest(ownSpace) !== null : takesKeys(target)
}

/** Returns whether keys go to an element, because it's a field. */
export const takesKeys = (element: Element): boolean =>
  element.closest('input:not([type="checkbox"]), textarea, select') !== null

/** What does something of its own with the space bar. */
const ownSpace = 'button, summary, input, textarea, select, [role="menuitem"]'
