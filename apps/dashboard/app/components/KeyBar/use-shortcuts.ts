import { useCallback, useEffect, useState } from 'react'

const storageKey = 'dashboard-shortcuts'

/** Returns whether a key isn't a shortcut: one typed into a field, or pressed with a modifier. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Actions by key. An action that returns `false` leaves the key to the browser. */
export type Shortcuts = Partial<Record<string, () => unknown>>

/** Listens for single keys. People can turn them off, and the browser stores their choice. */
export function useShortcuts(shortcuts: Shortcuts) {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(storageKey) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event) || event.defaultPrevented) return
      if (shortcuts[event.key] && shortcuts[event.key]?.() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, shortcuts])
  const toggle = useCallback(() => {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }, [isOn])
  return { isOn, toggle }
}
