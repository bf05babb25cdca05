import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * Returns the ref of a `dialog` that is modal for as long as it's on the page. The page behind doesn't scroll. The focus starts at the
 * element marked `data-autofocus`. The dialog is closed before it
 * leaves, so the browser returns the focus to its origin.
 */
export function useModal(): RefCallback<HTMLDialogElement> {
  const shown = useRef<HTMLDialogElement | null>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : scrollbarGutter })
    return () => void Object.assign(style, { overflow, scrollbarGutter })
  }, [])
  return useCallback((dialog) => {
    if (dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!dialog) shown.current?.close()
    shown.current = dialog
  }, [])
}
