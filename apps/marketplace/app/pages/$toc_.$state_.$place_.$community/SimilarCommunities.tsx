import { type Community, displayedRange, formatPriceRange } from '@pkg/domain'
import { ButtonLink, Heading, Text } from '@pkg/ui'
import { PageSection } from '~/parts/PageSection/PageSection'
import { comparePath } from '~/site/links/compare-links'
import { TileGrid } from '~/features/tile'
import { communityTexts as words } from './texts'

/** How many similar communities a comparison starts with. */
const comparedSimilar = 3

/** Other communities nearby, and how many of them cost about the same. [COMM-010, PRICE-009] */
export function SimilarCommunities({ community: { id, startingRate, similarCommunities } }: { community: Community }) {
  const similar = similarCommunities.recommended
  if (similar.length === 0) return null
  const range = displayedRange(startingRate)
  const alike = similar.filter((other) => other.startingRate >= range.low && other.startingRate <= range.high)
  return (
    <PageSection id="nearby">
      <Heading level={2}>{words.nearby}</Heading>
      {startingRate > 0 && alike.length > 0 && (
        <Text>{words.similarPrice(alike.length, similar.length, formatPriceRange(range))}</Text>
      )}
      <TileGrid communities={similar} layout="besideMap" />
      <div>
        <ButtonLink href={comparePath([id, ...similar.slice(0, comparedSimilar).map((other) => other.id)])}>
          {words.compare}
        </ButtonLink>
      </div>
    </PageSection>
  )
}
