import { TextLink } from '../TextLink/TextLink'
import * as texts from '../texts'
import * as styles from './Breadcrumbs.css'

/** A step of the way here; the last one, this page, needs no `href`. */
export interface Breadcrumb {
  label: string
  href?: string
}

export interface BreadcrumbsProps {
  items: Breadcrumb[]
}

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.breadcrumbs}>
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
