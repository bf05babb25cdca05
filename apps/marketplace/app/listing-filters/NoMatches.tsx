import type { SearchRelaxation } from '@pkg/api-client'
import { ButtonLink, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { Tile } from '~/components/Tile/Tile'
import { layouts } from '~/components/Tile/TileGrid.css'
import { texts } from '~/texts'
import { listingHref, withoutFilters } from './filter-parameters'
import * as styles from './NoMatches.css'
import { type EmptyListing, missText, relaxationHref, relaxationLabel } from './relaxed-listing'
import { filterTexts } from './texts'

const words = filterTexts.noMatches
const mostChanges = 4
const mostOutside = 3

/** A listing whose filters no community matches: the single changes that show some, and what is just outside. [FIND-006] */
export function NoMatches({
  listing,
  relaxations,
  path,
}: {
  listing: EmptyListing
  relaxations: SearchRelaxation[]
  path: string
}) {
  const outside = relaxations
    .filter(({ nearest }, index) => relaxations.findIndex((other) => other.nearest.id === nearest.id) === index)
    .slice(0, mostOutside)
  return (
    <Stack gap={32}>
      <section className={styles.changes}>
        <Heading level={2}>{words.title}</Heading>
        <Text tone="muted">{relaxations.length > 0 ? words.oneChange : texts.listing.noneHint}</Text>
        <ul className={styles.list}>
          {relaxations.slice(0, mostChanges).map((change) => (
            <li key={change.id} className={styles.change}>
              <span className={styles.label}>{relaxationLabel(change, listing)}</span>
              <ButtonLink
                size="small"
                href={relaxationHref(change, listing)}
                aria-label={`${words.show(change.total)}: ${relaxationLabel(change, listing)}`}
              >
                {words.show(change.total)}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div>
          <TextLink href={listingHref(path, withoutFilters(listing.filters))} standalone>
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
            {outside.map((change) => (
              <li key={change.id} className={styles.outside}>
                <p className={styles.miss}>{missText(change, listing)}</p>
                <Tile community={change.nearest} level={3} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}
