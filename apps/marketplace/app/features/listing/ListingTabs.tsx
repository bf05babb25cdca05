import { BareLink, filterIcon, Icon, listIcon, mapIcon, personIcon, VisuallyHidden } from '@pkg/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { filtersAnchor } from './filters/FilterBar'
import { homebasePaths } from '~/site/links/homebase-links'
import { mapAnchor } from '~/features/map'
import { SavedLink } from '~/features/saves'
import { runAfterPaint } from '~/site/frame/run-after-paint'
import * as styles from './ListingTabs.css'
import { listingTexts as words } from './texts'
import type { ListingView } from './use-listing-view'

/** The id of the list on the page. */
export const listAnchor = 'list'

/**
 * The bar at the bottom of a phone: map, list, and filters are one tap apart from anywhere on the page. Without scripts, its links lead to the parts of the
 * page. [FIND-005]
 */
export function ListingTabs({
  current,
  filterCount,
  onView,
}: {
  current: ListingView
  filterCount: number
  onView: (view: ListingView) => void
}) {
  const [pressed, setPressed] = useState<ListingView>()
  useEffect(() => setPressed(undefined), [current])
  const open = (view: ListingView) => (event: MouseEvent) => {
    const shown = pressed ?? current
    // On the list, its link scrolls to the top of the list.
    if (view === 'list' && shown === 'list') return
    event.preventDefault()
    if (view === shown) return
    setPressed(view)
    // The tab answers the tap before the map or the filters render, which takes a slow phone a moment.
    runAfterPaint(() => onView(view))
  }
  const currentOf = (view: ListingView) => (view === (pressed ?? current) ? 'true' : undefined)
  return (
    <nav className={styles.bar} aria-label={words.views}>
      <a className={styles.tab} href={`#${mapAnchor}`} onClick={open('map')} aria-current={currentOf('map')}>
        <Icon shape={mapIcon} />
        {words.map}
      </a>
      <a className={styles.tab} href={`#${listAnchor}`} onClick={open('list')} aria-current={currentOf('list')}>
        <Icon shape={listIcon} />
        {words.list}
      </a>
      <a
        className={styles.tab}
        href={`#${filtersAnchor}`}
        onClick={open('filters')}
        aria-current={currentOf('filters')}
      >
        <span className={styles.icon}>
          <Icon shape={filterIcon} />
          {filterCount > 0 && (
            <span className={styles.badge}>
              {filterCount}
              <VisuallyHidden> {words.applied}</VisuallyHidden>
            </span>
          )}
        </span>
        {words.filters}
      </a>
      <SavedLink className={styles.tab} />
      <BareLink className={styles.tab} href={homebasePaths.home}>
        <Icon shape={personIcon} />
        {words.you}
      </BareLink>
    </nav>
  )
}
