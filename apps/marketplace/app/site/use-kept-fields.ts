import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'

/** What was entered in forms, by history entry and form. It's forgotten with the page, and stored nowhere. */
const kept = new Map<string, [field: string, value: string][]>()

/** Fills in a form again when a person comes back to its history entry. Browsers do so only for a page that they load. [FIND-016, FIND-017] */
export function useKeptFields(form: RefObject<HTMLFormElement>, name: string): void {
  const key = `${useLocation().key} ${name}`
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [field, value] of kept.get(key) ?? []) fill(element.elements.namedItem(field), value)
    return () => {
      const entries = [...new FormData(element)]
      kept.set(
        key,
        entries.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
      )
    }
  }, [form, key])
}

function fill(field: Element | RadioNodeList | null, value: string) {
  if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    field.value = value
  }
}
