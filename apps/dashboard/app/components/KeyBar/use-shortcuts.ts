import { useCallback, useEffect, useState } from 'react'

const storageKey = 'dashboard-shortcuts'

/** Whether a key is typed into something, or held with a modifier, and thus no shortcut. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** What keys do, by their names. One that gives `false` did nothing and leaves the key to the browser. */
export type Shortcuts = Partial<Record<string, () => unknown>>

/**
 * Listens for single keys: people may turn them off, and the choice stays with the browser.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(storageKey) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.defaultPrevented) return
      if (shortcuts[event.key] && shortcuts[event.key]?.() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, shortcuts])
  const toggle = useCallback(() => {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }, [isOn])
  return { isOn, toggle }
}
