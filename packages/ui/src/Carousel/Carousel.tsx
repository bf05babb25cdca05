import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../Button/IconButton'
import { chevronLeftIcon, chevronRightIcon } from '../Icon/shapes'
import * as texts from '../texts'
import * as styles from './Carousel.css'

/** The props of `Carousel`. */
export interface CarouselProps {
  /** The name of the row's content. */
  label: string
  /** One item each. */
  children: ReactNode
  itemWidth?: keyof typeof styles.items
}

/** Returns whether a row has arrows, which takes more than 2 items and overflow. [UI-010] */
export const hasArrows = (count: number, overflows: boolean) => count > 2 && overflows

/** A row that scrolls sideways and snaps to each item. Only its arrows need a script. [UI-010] */
export function Carousel({ label, children, itemWidth = 'whole' }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  const items = Children.toArray(children)

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [items.length])

  const scroll = (direction: 1 | -1) => {
    const element = viewport.current
    element?.scrollBy({ left: direction * element.clientWidth })
  }

  return (
    <div className={styles.frame}>
      <div ref={viewport} className={styles.viewport} role="region" aria-label={label} tabIndex={0}>
        <ul className={styles.track}>
          {items.map((item, index) => (
            <li key={index} className={styles.items[itemWidth]}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      {hasArrows(items.length, overflows) && (
        <div className={styles.arrows}>
          <IconButton icon={chevronLeftIcon} label={texts.previousItems(label)} onClick={() => scroll(-1)} />
          <IconButton icon={chevronRightIcon} label={texts.nextItems(label)} onClick={() => scroll(1)} />
        </div>
      )}
    </div>
  )
}
