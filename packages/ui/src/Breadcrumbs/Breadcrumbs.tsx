import { TextLink } from '../TextLink/TextLink'
import * as texts from '../texts'
import * as styles from './Breadcrumbs.css'

/** One step of the breadcrumbs. The last one, the current page, needs no `href`. */
export interface Breadcrumb {
  label: string
  href?: string
}

/** The props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  items: Breadcrumb[]
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav className={styles.nav} aria-label={texts.breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {href && index < items.length - 1 ? (
              <TextLink href={href} tone="text">
                {label}
              </TextLink>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
