import { imageUrl } from '@pkg/domain'
import { quietPath } from '@pkg/illustrations'
import { BareLink, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { layouts, Tile } from '~/features/tile'
import { listingTexts } from '../texts'
import { type FilterParameters, listingHref, withoutFilters } from '~/site/links/filter-parameters'
import * as styles from './NoMatches.css'
import { justOutside, type ListingChange } from './relaxed-listing'
import { filterTexts } from './texts'

const words = filterTexts.noMatches
const mostChanges = 3
const mostOutside = 3
const size = { width: 676, height: 440 }

/** A listing whose filters no community matches: the single changes that show some, and what is just outside. [FIND-006] */
export function NoMatches({
  changes,
  filters,
  path,
}: {
  changes: ListingChange[]
  filters: FilterParameters
  path: string
}) {
  const near = justOutside(changes)
  const outside = near.slice(0, mostOutside)
  const isNear = (change: string) => near.some(({ id }) => id === change)
  return (
    <Stack gap={32}>
      <section className={styles.changes}>
        <Heading level={2}>{words.title}</Heading>
        <Text tone="muted">{changes.length > 0 ? words.oneChange : listingTexts.noneHint}</Text>
        <ul className={styles.list}>
          {nearestFirst(changes, near).map(({ id, label, href, total, miss, nearest }, index) => (
            <li key={id}>
              <BareLink
                href={href}
                className={index === 0 ? styles.nearest : styles.change}
                aria-label={`${words.show(total)}: ${label}`}
              >
                <span className={index === 0 ? styles.litPane : styles.pane} aria-hidden="true" />
                <span className={styles.label}>
                  {label}
                  {isNear(id) && <span className={styles.detail}>{words.nearest(nearest.name, miss)}</span>}
                </span>
                <span className={styles.count}>{words.show(total)}</span>
              </BareLink>
            </li>
          ))}
        </ul>
        <div>
          <TextLink href={listingHref(path, withoutFilters(filters))} standalone>
            {filterTexts.clear}
          </TextLink>
        </div>
        <img
          {...size}
          className={styles.picture}
          src={imageUrl(quietPath('no-results'), size)}
          alt=""
          decoding="async"
        />
      </section>
      {outside.length > 0 && (
        <Stack as="section" gap={16}>
          <Heading level={2} look="h3">
            {words.outside}
          </Heading>
          <ul className={layouts.besideMap}>
            {outside.map(({ id, miss, nearest }) => (
              <li key={id} className={styles.outside}>
                <p className={styles.miss}>{miss}</p>
                <Tile community={nearest} level={3} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}

/** The change whose nearest community misses the filters by the least comes first. The others stay in their order. [LOOK-010] */
function nearestFirst(changes: readonly ListingChange[], near: readonly ListingChange[]): ListingChange[] {
  const [first = changes[0]] = near
  return first ? [first, ...changes.filter(({ id }) => id !== first.id)].slice(0, mostChanges) : []
}
