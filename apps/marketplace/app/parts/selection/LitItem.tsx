import { type ReactNode, useEffect, useRef } from 'react'
import { lit } from './LitItem.css'
import { useIsLit, useSelected, useSelection } from './use-selection'

/** A list item that is lit with its pin: the pointer or the focus on it lights the pin, and choosing the pin scrolls to it. [FIND-003] */
export function LitItem({ id, children }: { id: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  const { hover } = useSelection()
  const isLit = useIsLit(id)
  const isChosen = useSelected().chosen === id
  useEffect(() => {
    if (!isChosen) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    item.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [isChosen])
  return (
    <li
      ref={item}
      className={isLit ? lit : undefined}
      onMouseEnter={() => hover(id)}
      onMouseLeave={() => hover(undefined)}
      onFocus={() => hover(id)}
      onBlur={() => hover(undefined)}
    >
      {children}
    </li>
  )
}
