import { useEffect, useRef } from 'react'

/** Opens the palette with Ctrl and K, or Command and K, also from a field, unless the field uses these keys itself. [WORK-004] */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  }, [open])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
