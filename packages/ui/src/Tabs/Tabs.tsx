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

/** Views of a page as links, so each one can be opened, bookmarked, and shared. */
export function Tabs({ label, tabs, current, hidesLine }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={hidesLine ? styles.list : styles.lined}>
        {tabs.map(({ label: name, href, count }) => (
          <li key={href}>
            <BareLink className={styles.tab} href={href} aria-current={href === current ? 'page' : undefined}>
              {name} {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
