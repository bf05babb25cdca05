import { useIsHydrated } from '@pkg/remix-host/react'
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

const keyOf = (name: string) => `draft:${name}`

/** Removes a text that was saved while its field wasn't on the page. */
export const forgetDraft = (name: string): void => sessionStorage.removeItem(keyOf(name))

/**
 * Keeps what is typed into a field in the browser's tab, so it survives live updates, a reload, and a sign-out. `savedKey` changes when the text was
 * saved, which empties the field. [WORK-005]
 */
export function useDraft(name: string, savedKey: string): Draft {
  const storageKey = keyOf(name)
  const isHydrated = useIsHydrated()
  const read = useCallback(() => sessionStorage.getItem(storageKey) ?? undefined, [storageKey])
  // A field that appears on an open page starts with its text. It isn't replaced later, so it keeps the focus.
  const [text, setText] = useState(() => (isHydrated ? read() : undefined))
  const [emptiedBy, setEmptiedBy] = useState(savedKey)
  if (savedKey !== emptiedBy) {
    setEmptiedBy(savedKey)
    setText(undefined)
  }
  useEffect(() => setText(read()), [read])
  const knownKey = useRef(savedKey)
  useEffect(() => {
    if (savedKey !== knownKey.current) sessionStorage.removeItem(storageKey)
    knownKey.current = savedKey
  }, [storageKey, savedKey])
  const keep = useCallback(
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (value) sessionStorage.setItem(storageKey, value)
      else sessionStorage.removeItem(storageKey)
    },
    [storageKey],
  )
  return { key: text === undefined ? savedKey : `${savedKey} draft`, text, keep }
}
