import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import { type MutableRefObject, useCallback, useEffect, useRef } from 'react'
import { takesKeys } from './shortcut'

/** Returns a function that focuses a field, by its id. A field that isn't on the page yet takes the focus once the page at `href` shows it. */
export function useFocusField(): (id: string, href: () => string) => void {
  const navigate = useNavigate()
  return useCallback(
    (id, href) => {
      const field = document.getElementById(id)
      if (field) field.focus()
      else navigate(href(), { preventScrollReset: true, state: { focus: id, askedAt: performance.now() } })
    },
    [navigate],
  )
}

/** Focuses the field that a key asked for once its page is shown, however long it took to load. Call it in the frame of every page. */
export function useFocusOnArrival(): void {
  const location = useLocation()
  const { key } = location
  const state: unknown = location.state
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef(key)
  const usedAt = useLastUse()
  useEffect(() => {
    // A reload, Back, and Forward keep the state, and lead to the page as it was.
    if (shown.current === key) return
    shown.current = key
    if (isReturn || !isFocusState(state)) return
    // The person may have begun to write somewhere else while the page loaded.
    const isInField = document.activeElement !== null && takesKeys(document.activeElement)
    if (isInField && usedAt.current > state.askedAt) return
    document.getElementById(state.focus)?.focus()
  }, [key, state, isReturn, usedAt])
}

/** Returns when the person last pressed a key or the pointer, in milliseconds since the document was opened. */
function useLastUse(): MutableRefObject<number> {
  const usedAt = useRef(0)
  useEffect(() => {
    const record = ({ timeStamp }: Event) => {
      usedAt.current = timeStamp
    }
    const kinds = ['keydown', 'pointerdown']
    for (const kind of kinds) document.addEventListener(kind, record, true)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, record, true)
    }
  }, [])
  return usedAt
}

/** The field that a key asked for, and when, in milliseconds since the document was opened. */
interface FocusState {
  focus: string
  askedAt: number
}

const isFocusState = (state: unknown): state is FocusState =>
  typeof state === 'object' &&
  state !== null &&
  'focus' in state &&
  typeof state.focus === 'string' &&
  'askedAt' in state &&
  typeof state.askedAt === 'number'
