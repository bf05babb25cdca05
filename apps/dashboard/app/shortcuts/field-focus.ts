import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { takesKeys } from './shortcut'

/** Returns a function that focuses a field, by its id. A field that isn't on the page yet takes the focus once the page at `href` shows it. */
export function useFocusField(): (id: string, href: () => string) => void {
  const navigate = useNavigate()
  return useCallback(
    (id, href) => {
      const field = document.getElementById(id)
      if (field) field.focus()
      else navigate(href(), { preventScrollReset: true, state: { focus: id } })
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
  useEffect(() => {
    // A reload, Back, and Forward keep the state, and lead to the page as it was.
    if (shown.current === key) return
    shown.current = key
    const id = !isReturn && isFocusState(state) ? state.focus : undefined
    // The person may have begun to write somewhere else while the page loaded.
    const isWriting = document.activeElement !== null && takesKeys(document.activeElement)
    if (id !== undefined && !isWriting) document.getElementById(id)?.focus()
  }, [key, state, isReturn])
}

const isFocusState = (state: unknown): state is { focus: string } =>
  typeof state === 'object' && state !== null && 'focus' in state && typeof state.focus === 'string'
