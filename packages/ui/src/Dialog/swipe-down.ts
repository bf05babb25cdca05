import { useRef, type TouchEvent } from 'react'

/** The distance a finger travels down before a dialog closes, in CSS pixels. [UI-008] */
const swipeDistance = 75

/** Returns touch handlers that report a swipe down on a panel that isn't scrolled. [UI-008] */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined)
  return {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      start.current = isScrolled(event) ? undefined : event.touches[0]?.clientY
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const end = event.changedTouches[0]?.clientY
      if (start.current !== undefined && end !== undefined && end - start.current > swipeDistance) onSwipe()
      start.current = undefined
    },
  }
}

/** Returns whether the panel, or a part of it that the finger is on, is scrolled. */
function isScrolled({ currentTarget, target }: TouchEvent<HTMLElement>): boolean {
  let part = target instanceof Element ? target : null
  while (part && part !== currentTarget) {
    if (part.scrollTop > 0) return true
    part = part.parentElement
  }
  return currentTarget.scrollTop > 0
}
