import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/** What was entered in forms, by history entry and form. It's forgotten with the page, and stored nowhere. */
const savedFields = new Map<string, [field: string, value: string][]>()

/**
 * Fills in a form's texts and choices again when a person comes back to its history entry. Browsers do so only for a page that they load. Runs
 * before the later effects of its component, which can read the form. [FIND-016, FIND-017]
 */
export function useRestoredFields(form: RefObject<HTMLFormElement>, name: string): void {
  const { key } = useLocation()
  const entry = useRef(key)
  useEffect(() => {
    entry.current = key
  }, [key])
  useEffect(() => {
    const element = form.current
    if (!element) return
    const nameOf = () => `${entry.current} ${name}`
    for (const [field, value] of savedFields.get(nameOf()) ?? []) fill(element.elements.namedItem(field), value)
    return () => {
      const entries = [...new FormData(element)]
      savedFields.set(
        nameOf(),
        entries.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
      )
    }
  }, [form, name])
}

function fill(field: Element | RadioNodeList | null, value: string) {
  if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    field.value = value
  }
}
