import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

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

/** Focuses the field that the way to a page asked for, once the page is shown, however long it took to load. Belongs around the pages. */
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
    if (id !== undefined && !isTypingElsewhere()) document.getElementById(id)?.focus()
  }, [key, state, isReturn])
}

/** Returns whether the person has begun to write into a field while the page loaded. */
const isTypingElsewhere = () => document.activeElement?.matches('input, textarea, select') ?? false

const isFocusState = (state: unknown): state is { focus: string } =>
  typeof state === 'object' && state !== null && 'focus' in state && typeof state.focus === 'string'
