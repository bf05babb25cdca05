import { searchAlertLimits, type TypeOfCareSlug } from '@pkg/domain'
import { BareLink, closeIcon, filterIcon, Icon, TextLink, VisuallyHidden } from '@pkg/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { newAlertPath } from '~/site/links/alert-links'
import { type FilterCounts, quickOptions } from './filter-facets'
import { filterLabel } from './filter-label'
import {
  appliedValues,
  type FilterParameters,
  listingHref,
  withoutFilters,
  withoutValue,
  withValue,
} from '~/site/links/filter-parameters'
import * as styles from './FilterBar.css'
import { FilterForm } from './FilterForm'
import type { FilteredListing } from './use-live-counts'
import { StayChip } from './StayChip'
import { filterTexts as words } from './texts'

/** The id of the panel with all filters. Without scripts, links lead there. */
export const filtersAnchor = 'filters'

/**
 * The filters that people use most, each with the number of communities it leaves, the panel with all filters, and what is applied. Everything is a link or
 * a form, so it works without scripts. [FIND-005, FIND-006]
 */
export function FilterBar({
  listing,
  path,
  sort,
  onOpen,
}: {
  listing: FilteredListing
  path: string
  /** The choice of the sort order, next to the filters on a phone. */
  sort: ReactNode
  onOpen: () => void
}) {
  const { care, filters, insights } = listing
  const applied = appliedValues(filters)
  const quick = insights ? quickOptions(insights, care, applied) : []
  const region = useFocusAfterChange(JSON.stringify(filters))
  return (
    <div ref={region} className={styles.bar} role="group" tabIndex={-1} aria-label={words.add}>
      <div className={styles.quick}>
        <div className={styles.sort}>{sort}</div>
        {quick.length > 0 && (
          <ul className={styles.quickChips} aria-label={words.add}>
            {quick.map((option) => (
              <li key={`${option.name} ${option.value}`}>
                <BareLink
                  className={styles.chip}
                  href={listingHref(path, withValue(filters, option.name, option.value))}
                >
                  {option.label}
                  <span className={styles.count} aria-hidden="true">
                    {option.communities.toLocaleString('en-US')}
                  </span>
                  <VisuallyHidden>{words.counted(option.communities)}</VisuallyHidden>
                </BareLink>
              </li>
            ))}
            {!applied.some(({ name }) => name === 'stays') && (
              <li>
                <StayChip path={path} filters={filters} />
              </li>
            )}
          </ul>
        )}
        <details className={styles.panel} id={filtersAnchor}>
          <summary
            className={styles.opener}
            onClick={(event) => {
              event.preventDefault()
              onOpen()
            }}
          >
            <Icon shape={filterIcon} />
            {words.all}
          </summary>
          <div className={styles.form}>
            <FilterForm listing={listing} path={path} />
          </div>
        </details>
      </div>
      {applied.length > 0 && <AppliedFilters {...{ applied, filters, care, path }} counts={insights} />}
    </div>
  )
}

interface AppliedProps {
  applied: { name: string; value: string }[]
  filters: FilterParameters
  care: TypeOfCareSlug
  path: string
  counts: FilterCounts | undefined
}

/** What is applied, each filter removable. */
function AppliedFilters({ applied, filters, care, path, counts }: AppliedProps) {
  return (
    <div className={styles.applied}>
      {counts && (
        <p className={styles.match} role="status">
          {words.match(counts.total, counts.known)}
        </p>
      )}
      <ul className={styles.appliedChips}>
        {applied.map(({ name, value }) => (
          <li key={`${name} ${value}`}>
            <BareLink className={styles.lit} href={listingHref(path, withoutValue(filters, name, value))}>
              <VisuallyHidden>{words.remove} </VisuallyHidden>
              {filterLabel({ name, value }, care)}
              <Icon shape={closeIcon} />
            </BareLink>
          </li>
        ))}
      </ul>
      <TextLink href={listingHref(path, withoutFilters(filters))} standalone>
        {words.clear}
      </TextLink>
      {(!counts || counts.total <= searchAlertLimits.communities) && (
        <TextLink href={newAlertPath(path, filters)} standalone>
          {words.save}
        </TextLink>
      )}
    </div>
  )
}

/** Returns a ref to the element that gets the focus after a change, if the pressed link that had it is gone. */
function useFocusAfterChange(key: string) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(key)
  useEffect(() => {
    const isChanged = last.current !== key
    last.current = key
    if (isChanged && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [key])
  return element
}
