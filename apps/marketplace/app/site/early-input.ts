/** What a person entered in a field before the page's scripts started. */
interface Entered {
  value: string
  isChecked: boolean
}

declare global {
  interface Window {
    /** Returns what was entered so far, and stops listening. It's gone after one call. */
    takeEarlyInput?: () => Map<EventTarget, Entered>
  }
}

/** A script that listens to fields until React does. On a slow connection, a person answers the first question sooner than the scripts load. */
export const earlyInputScript = `{
  const entered = new Map()
  const keep = ({ target }) => entered.set(target, { value: target.value, isChecked: target.checked })
  addEventListener('input', keep, true)
  window.takeEarlyInput = () => {
    removeEventListener('input', keep, true)
    delete window.takeEarlyInput
    return entered
  }
}`

/**
 * Enters again what a person entered before React rendered the page, which resets the fields that it controls. Call it after the first effects: the
 * wizard renders again when it has read its progress.
 */
export function replayEarlyInput(): void {
  for (const [field, entered] of window.takeEarlyInput?.() ?? []) {
    if (field instanceof HTMLElement) replay(field.isConnected ? field : sameField(field, entered), entered)
  }
}

/** Returns the field that replaced one, if any: that with the same name, and among choices also with the same value. */
function sameField(field: HTMLElement, { value }: Entered): Element | undefined {
  const fields = [...document.getElementsByName(field.getAttribute('name') ?? '')]
  return isChoice(field) ? fields.find((other) => isChoice(other) && other.value === value) : fields[0]
}

const isChoice = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/** React compares a field with the last value that a script set, so each field first gets a different one. */
function replay(field: Element | undefined, { value, isChecked }: Entered) {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isChoice(field)) {
    field.checked = !isChecked
    field.click()
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
