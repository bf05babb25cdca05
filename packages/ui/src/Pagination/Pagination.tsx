import { Icon } from '../Icon/Icon'
import { chevronLeftIcon, chevronRightIcon } from '../Icon/shapes'
import { BareLink } from '../LinkProvider/LinkProvider'
import * as texts from '../texts'
import * as styles from './Pagination.css'
import { pagesShown } from './pages-shown'

/** The props of `Pagination`. */
export interface PaginationProps {
  /** The current page, starting at 1. */
  page: number
  pages: number
  /** Returns the URL of a page. */
  getHref: (page: number) => string
}

/** Links to the other pages of a list. Shows nothing for one page. */
export function Pagination({ page, pages, getHref }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.pages}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <BareLink className={styles.page} href={getHref(page - 1)} rel="prev">
              <Icon shape={chevronLeftIcon} />
              {texts.previousPage}
            </BareLink>
          </li>
        )}
        {pagesShown(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <BareLink
                className={styles.page}
                href={getHref(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </BareLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <BareLink className={styles.page} href={getHref(page + 1)} rel="next">
              {texts.nextPage}
              <Icon shape={chevronRightIcon} />
            </BareLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
