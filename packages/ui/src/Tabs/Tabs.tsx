import { BareLink } from '../LinkProvider/LinkProvider'
import * as styles from './Tabs.css'

/** A view of the same thing, at an address of its own. */
export interface Tab {
  label: string
  href: string
  /** How many things the view holds. */
  count?: number
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string
  tabs: Tab[]
  /** The `href` of the tab that is open. */
  current: string
}

/** Views of one page as links, so that each can be opened, kept and sent. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ label: name, href, count }) => (
          <li key={href}>
            <BareLink className={styles.tab} href={href} aria-current={href === current ? 'page' : undefined}>
              {name} {count !== undefined && <span className={styles.count}>{count}</span>}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
