import { careNameInSentence, isCareTypeSlug, type ListingSort, listingSorts, type TypeOfCareSlug } from '@pkg/domain'
import { BareLink, chevronDownIcon, Icon } from '@pkg/ui'
import { listingTexts } from '../texts'
import { currentSort, defaultSort } from './current-sort'
import { type FilterParameters, listingHref, withoutValue, withValue } from '~/site/links/filter-parameters'
import * as styles from './SortMenu.css'
import { filterTexts as words } from './texts'

/** The sort order of a listing, each order explained in one sentence. Distance is offered wherever there is a point. [FIND-007, LIST-002] */
export function SortMenu({
  path,
  filters,
  care,
  hasPlace,
}: {
  path: string
  filters: FilterParameters
  care: TypeOfCareSlug
  hasPlace: boolean
}) {
  const hasPoint = filters.some(([name]) => name === 'geo' || name === 'filter[geo]')
  const current = currentSort(filters)
  const sorts = listingSorts.filter((sort) => sort !== 'score' && (sort !== 'distance' || hasPlace || hasPoint))
  const hrefOf = (sort: ListingSort) =>
    listingHref(path, sort === defaultSort(filters) ? withoutValue(filters, 'sort') : withValue(filters, 'sort', sort))
  return (
    // Another order is another menu, so it closes.
    <details className={styles.menu} key={current}>
      <summary className={styles.opener}>
        <span className={styles.label}>{words.sort} </span>
        <strong>{listingTexts.sorts[current]}</strong>
        <Icon shape={chevronDownIcon} />
      </summary>
      <ul className={styles.list}>
        {sorts.map((sort) => (
          <li key={sort}>
            <BareLink
              className={styles.choice}
              href={hrefOf(sort)}
              aria-current={sort === current ? 'true' : undefined}
            >
              <span className={styles.name}>{listingTexts.sorts[sort]}</span>
              <span>{explanation(sort, care)}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A listing of one care type is sorted by the price of that care. */
function explanation(sort: ListingSort, care: TypeOfCareSlug): string {
  const isPrice = sort === 'price' || sort === '-price'
  return isPrice && isCareTypeSlug(care)
    ? words.sortedByCare[sort](careNameInSentence(care))
    : listingTexts.sortExplained[sort]
}
