import { breakpoints } from '@pkg/ui'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

const narrow = `(max-width: ${breakpoints.dialog / 16 - 0.01}em)`

/**
 * Opens and closes a panel. On a wide screen it's docked, and the page next to it stays usable; on a phone it fills the screen, and the page behind is
 * inert. The focus starts at the element marked `data-autofocus`. Escape closes it.
 */
export function usePanelDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    if (isNarrow) dialog.showModal()
    else dialog.show()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [isOpen, isNarrow])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const leave = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave(event)
    }
    dialog.addEventListener('cancel', leave)
    dialog.addEventListener('keydown', onKey)
    return () => {
      dialog.removeEventListener('cancel', leave)
      dialog.removeEventListener('keydown', onKey)
    }
  }, [isOpen, onClose])
  return ref
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
