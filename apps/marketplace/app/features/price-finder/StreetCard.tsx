import type { PriceWindow } from '@pkg/api-client'
import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useState } from 'react'
import { paneAfterKey, paneAt } from './nearest-pane'
import * as styles from './PriceStreet.css'
import { windowFacts } from './window-facts'
import type { StreetSize, StreetView } from './street-view.server'
import { priceTexts as words } from './texts'

/** The window that a person is at. */
interface CurrentWindow {
  index: number
  window: PriceWindow
  of: number
  /** Where its upper edge is, in percent of the picture. */
  place: { x: number; y: number }
}

/** How far a finger or pointer may be from a window, in CSS pixels. */
const reach = 28

/** Follows the pointer, the finger, and the arrow keys over the windows of a street. Enter and a click open the community. [LOOK-007] */
export function useStreetWalk(sizes: StreetView['sizes'], windows: readonly PriceWindow[]) {
  const navigate = useNavigate()
  const cardId = useId()
  const [at, setAt] = useState<{ index: number; format: keyof typeof sizes }>()
  const current = at && describe(sizes[at.format], at.index, windows)
  const open = () => {
    if (current) navigate(current.window.path)
  }
  if (windows.length === 0) return { current: undefined, cardId, open, handlers: {} }
  const follow = (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const format = shownFormat(event.currentTarget)
    const size = sizes[format]
    const zoom = width / size.width
    const point = { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom }
    const index = paneAt(size.panes, size.pane, point, reach / zoom)
    setAt(index === undefined ? undefined : { index, format })
  }
  const handlers = {
    role: 'listbox',
    tabIndex: 0,
    'aria-label': words.walk,
    'aria-activedescendant': current && cardId,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && !isOnCard(event.target)) follow(event)
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') setAt(undefined)
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isOnCard(event.target)) return
      const { nativeEvent } = event
      if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse') open()
      else follow(event)
    },
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      const format = shownFormat(currentTarget)
      const [first] = sizes[format].panes
      // A press with a pointer has its own window.
      if (first && currentTarget.matches(':focus-visible')) setAt({ index: first[0], format })
    },
    onBlur: () => setAt(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter') return open()
      const format = shownFormat(event.currentTarget)
      const index = at && paneAfterKey(sizes[format].panes, at.index, event.key)
      if (index === undefined) return
      event.preventDefault()
      setAt({ index, format })
    },
  }
  return { current, cardId, open, handlers }
}

function describe(size: StreetSize, index: number, windows: readonly PriceWindow[]): CurrentWindow | undefined {
  const window = windows[index]
  const [, x, y] = size.panes.find(([one]) => one === index) ?? []
  if (!window || x === undefined || y === undefined) return undefined
  return {
    index,
    window,
    of: windows.length,
    place: { x: ((x + size.pane.width / 2) / size.width) * 100, y: (y / size.height) * 100 },
  }
}

/** Returns the format whose overlay is shown. */
function shownFormat(street: HTMLElement): 'narrow' | 'middle' | 'wide' {
  const shown = [...street.querySelectorAll('svg')].findIndex((overlay) => overlay.getBoundingClientRect().width > 0)
  return (['narrow', 'middle', 'wide'] as const)[shown] ?? 'narrow'
}

const isOnCard = (target: EventTarget) => target instanceof Element && target.closest('[role="option"]') !== null

/** What the current window says: the community, its price, and whether it has rooms. */
export function StreetCard({ id, index, of, window, place, open }: CurrentWindow & { id: string; open: () => void }) {
  return (
    // The keys are those of the list around it.
    <div
      id={id}
      role="option"
      aria-selected="true"
      aria-posinset={index + 1}
      aria-setsize={of}
      tabIndex={-1}
      className={styles.card}
      style={{
        insetInlineStart: `${place.x}%`,
        insetBlockEnd: `calc(${100 - place.y}% + 0.75rem)`,
        translate: `${-Math.min(94, Math.max(6, place.x))}% 0`,
      }}
      onClick={open}
      onKeyDown={(event) => event.key === 'Enter' && open()}
    >
      <span className={styles.name}>{window.name}</span>
      <span className={styles.fact}>{windowFacts(window)}</span>
    </div>
  )
}
