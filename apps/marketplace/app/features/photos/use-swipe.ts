import { swipeStep } from '@pkg/ui'
import { type TouchEvent, useRef } from 'react'

/** Returns the handlers of an element on which a swipe of more than 50 px calls `move` with 1 or -1. Pinching and zoomed pages don't swipe. [IMG-004] */
export function useSwipe(move: (step: number) => void) {
  const start = useRef<number>()
  return {
    onTouchStart({ touches }: TouchEvent) {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1
      start.current = touches.length === 1 && !isZoomed ? touches[0]?.clientX : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0]?.clientX
      if (start.current === undefined || end === undefined) return
      const step = swipeStep(end - start.current)
      start.current = undefined
      if (step !== 0) move(step)
    },
  }
}
