import { ButtonLink, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { layouts, Tile } from '~/features/tile'
import { listingTexts } from '../texts'
import { type FilterParameters, listingHref, withoutFilters } from '~/site/links/filter-parameters'
import * as styles from './NoMatches.css'
import { justOutside, type ListingChange } from './relaxed-listing'
import { filterTexts } from './texts'

const words = filterTexts.noMatches
const mostChanges = 4
const mostOutside = 3

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
  const outside = justOutside(changes).slice(0, mostOutside)
  return (
    <Stack gap={32}>
      <section className={styles.changes}>
        <Heading level={2}>{words.title}</Heading>
        <Text tone="muted">{changes.length > 0 ? words.oneChange : listingTexts.noneHint}</Text>
        <ul className={styles.list}>
          {changes.slice(0, mostChanges).map(({ id, label, href, total }) => (
            <li key={id} className={styles.change}>
              <span className={styles.label}>{label}</span>
              <ButtonLink size="small" href={href} aria-label={`${words.show(total)}: ${label}`}>
                {words.show(total)}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div>
          <TextLink href={listingHref(path, withoutFilters(filters))} standalone>
            {filterTexts.clear}
          </TextLink>
        </div>
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
