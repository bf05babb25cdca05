/** What a person entered in a field before the page's scripts started. */
interface FieldEntry {
  value: string
  isChecked: boolean
}

declare global {
  interface Window {
    /** Returns what was entered so far, and stops listening. It's gone after one call. */
    takeEarlyInput?: () => Map<EventTarget, FieldEntry>
  }
}

/** A script that listens to fields until React does. On a slow connection, a person answers the first question sooner than the scripts load. */
export const earlyInputScript = `{
  const entries = new Map()
  const record = ({ target }) => {
    // The last answer comes last. Scripts can't choose a file, and React leaves it alone.
    entries.delete(target)
    if (target.type !== 'file') entries.set(target, { value: target.value, isChecked: target.checked })
  }
  addEventListener('input', record, true)
  window.takeEarlyInput = () => {
    removeEventListener('input', record, true)
    delete window.takeEarlyInput
    return entries
  }
}`

/**
 * Enters again what a person entered before React rendered the page, which resets the fields that it controls. Call it after the first effects: the
 * wizard renders again when it has read its progress.
 */
export function replayEarlyInput(): void {
  for (const [field, entry] of window.takeEarlyInput?.() ?? []) {
    if (field instanceof HTMLElement) replay(field.isConnected ? field : sameField(field, entry), entry)
  }
}

/** Returns the field that replaced one, if any: that with the same name, and among choices also with the same value. */
function sameField(field: HTMLElement, { value }: FieldEntry): Element | undefined {
  const fields = [...document.getElementsByName(field.getAttribute('name') ?? '')]
  return isChoice(field) ? fields.find((other) => isChoice(other) && other.value === value) : fields[0]
}

const isChoice = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/** React compares a field with the last value that a script set, so each field first gets a different one. */
function replay(field: Element | undefined, { value, isChecked }: FieldEntry) {
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
