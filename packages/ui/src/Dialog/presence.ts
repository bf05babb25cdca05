import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react'

/** The time a dialog takes to leave after `open` turns false, in milliseconds. [UI-007] */
export const closingDuration = 300

/** A dialog element, and whether it's on the screen. */
export interface Presence {
  ref: RefObject<HTMLDialogElement | null>
  /** Goes to the element as its `ref`. */
  attach: RefCallback<HTMLDialogElement>
  /** Whether the dialog is open or still leaving, and so has content. */
  isPresent: boolean
}

/** Shows a dialog modally while it's open, and closes it 300 ms after. [UI-007] */
export function usePresence(isOpen: boolean): Presence {
  const ref = useRef<HTMLDialogElement | null>(null)
  // Closed while it's still on the page, so the focus returns to its origin.
  const attach = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) ref.current?.close()
    ref.current = dialog
  }, [])
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isPresent) return
    if (isOpen) {
      if (!dialog.open) show(dialog)
      return
    }
    const timer = setTimeout(() => {
      dialog.close()
      setIsPresent(false)
    }, closingDuration)
    return () => clearTimeout(timer)
  }, [isOpen, isPresent])

  return { ref, attach, isPresent }
}

function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
