import { useEffect, useRef } from 'react'
import { BareLink } from '../LinkProvider/LinkProvider'
import * as styles from './Tabs.css'

/** A view of the same thing with its own URL. */
export interface Tab {
  label: string
  href: string
  /** The number of items in the view. */
  count?: number
}

/** The props of `Tabs`. */
export interface TabsProps {
  /** What the tabs choose. */
  label: string
  tabs: Tab[]
  /** The `href` of the open tab. */
  current: string
  /** Leaves out the line below, for tabs next to a title that has one. */
  hidesLine?: boolean
}

/**
 * Views of a page as links, so each one can be opened, bookmarked, and shared. Narrow screens show them in one row that scrolls sideways, with the open one in
 * view.
 */
export function Tabs({ label, tabs, current, hidesLine }: TabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => centerOpenTab(list.current), [current])
  return (
    <nav aria-label={label} className={hidesLine ? styles.nav : styles.lined}>
      <ul ref={list} className={styles.list}>
        {tabs.map(({ label: name, href, count }) => (
          <li key={href} className={styles.item}>
            <BareLink className={styles.tab} href={href} aria-current={href === current ? 'page' : undefined}>
              {name} {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the open tab to the middle of its row, and nothing else of the page. */
function centerOpenTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-current]')
  if (!list || !(tab instanceof HTMLElement)) return
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
