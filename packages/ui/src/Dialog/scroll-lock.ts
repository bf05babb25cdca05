import { useEffect } from 'react'

/** The number of open dialogs, and what ends the lock of the first. */
let dialogs = 0
let unlock: (() => void) | undefined

/**
 * Keeps the page behind an open dialog from scrolling, with the space of its scrollbar, so nothing shifts. A script sets it because a style
 * rule for the page would apply to other sites' pages. [GUEST-001]
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    if (dialogs === 0) unlock = lockScroll(document.documentElement)
    dialogs += 1
    return () => {
      dialogs -= 1
      if (dialogs === 0) unlock?.()
    }
  }, [isLocked])
}

function lockScroll({ style, clientWidth }: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = style
  style.overflow = 'hidden'
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return () => void Object.assign(style, { overflow, scrollbarGutter })
}
