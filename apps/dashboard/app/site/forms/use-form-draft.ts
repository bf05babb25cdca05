import { useIsHydrated } from '@pkg/remix-host/react'
import { useCallback, useEffect, useState } from 'react'
import { draftKey } from './use-draft'

/** A form that was filled in and not saved. */
export interface FormDraft {
  /** The fields' key: it changes once, when they have to show what the browser kept. */
  key: string
  /** What the browser kept. */
  form: FormData | undefined
  /** Keeps what is in the form. */
  keep: (form: HTMLFormElement) => void
}

/**
 * Keeps what is typed into a form in the browser's tab, so it survives live updates, a reload, a lost connection, and a sign-out. `without` are the fields that are
 * never kept, such as what a person confirms. Call `forgetDraft` once it's saved. [WORK-005]
 */
export function useFormDraft(name: string, without: readonly string[] = []): FormDraft {
  const storageKey = draftKey(name)
  const isHydrated = useIsHydrated()
  const read = useCallback(() => readForm(sessionStorage.getItem(storageKey)), [storageKey])
  // A form that appears on an open page starts with what was kept.
  const [form, setForm] = useState(() => (isHydrated ? read() : undefined))
  useEffect(() => setForm((known) => known ?? read()), [read])
  const keep = (element: HTMLFormElement) => {
    const entries = [...new FormData(element)].filter(
      ([field, value]) => typeof value === 'string' && !without.includes(field),
    )
    sessionStorage.setItem(storageKey, JSON.stringify(entries))
  }
  return { key: form ? 'draft' : 'new', form, keep }
}

function readForm(stored: string | null): FormData | undefined {
  const entries: unknown = JSON.parse(stored ?? 'null')
  if (!Array.isArray(entries)) return undefined
  const form = new FormData()
  for (const entry of entries) {
    const [name, value] = Array.isArray(entry) ? entry.map((part: unknown) => part) : []
    if (typeof name === 'string' && typeof value === 'string') form.append(name, value)
  }
  return form
}
