import { useIsHydrated, useSentForm } from '@pkg/remix-host/react'
import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react'

/** A text that was typed and not saved. */
export interface Draft {
  /** The field's key: it changes when the field has to show another text. */
  key: string
  /** The text that the browser kept. */
  text: string | undefined
  /** Keeps what is in the field. */
  keep: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** Returns the key under which the browser keeps a draft. */
export const draftKey = (name: string) => `draft:${name}`

/** Removes a text that was saved while its field wasn't on the page. */
export const forgetDraft = (name: string): void => sessionStorage.removeItem(draftKey(name))

/**
 * Keeps what is typed into a field in the browser's tab, so it survives live updates, a reload, and a sign-out. `savedKey` changes when the text was
 * saved, which empties the field, except for what was typed since it was sent. [WORK-005]
 */
export function useDraft(name: string, savedKey: string): Draft {
  const storageKey = draftKey(name)
  const isHydrated = useIsHydrated()
  const read = useCallback(() => sessionStorage.getItem(storageKey) ?? undefined, [storageKey])
  // A field that appears on an open page starts with its text. It isn't replaced later, so it keeps the focus.
  const [text, setText] = useState(() => (isHydrated ? read() : undefined))
  const [emptiedBy, setEmptiedBy] = useState(savedKey)
  const sentForm = useSentForm()
  const [sent, setSent] = useState<{ form: FormData; text: string }>()
  if (sentForm && sentForm !== sent?.form) {
    const stored = read()
    if (stored !== undefined && [...sentForm.values()].includes(stored)) setSent({ form: sentForm, text: stored })
  }
  if (savedKey !== emptiedBy) {
    setEmptiedBy(savedKey)
    setSent(undefined)
    setText(typedSince(read(), sent?.text))
  }
  useEffect(() => setText(read()), [read])
  const knownKey = useRef(savedKey)
  useEffect(() => {
    if (savedKey !== knownKey.current) {
      if (text === undefined) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, text)
    }
    knownKey.current = savedKey
  }, [storageKey, savedKey, text])
  const keep = useCallback(
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (value) sessionStorage.setItem(storageKey, value)
      else sessionStorage.removeItem(storageKey)
    },
    [storageKey],
  )
  return { key: text === undefined ? savedKey : `${savedKey} draft`, text, keep }
}

/** Returns what was typed into a field after its text was sent, if anything. */
function typedSince(stored: string | undefined, sent: string | undefined): string | undefined {
  if (stored === undefined || sent === undefined || stored === sent) return undefined
  return stored.startsWith(sent) ? stored.slice(sent.length).trimStart() || undefined : stored
}
