import type { CommunityTile } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { tilePrices } from '~/features/tile'
import { startingCare } from './starting-care'
import { ownPagesTexts } from './texts'

/** The price of a saved community: the one of the care that the family searched for, or the starting price with its care. [TILE-005, FIND-025, PRICE-004] */
export function SavedPrice({ community }: { community: CommunityTile }) {
  const { leading, details } = tilePrices(community)
  const care = startingCare(community)
  const notes = details.length === 0 && care ? [ownPagesTexts.forCare(care)] : details
  return (
    <>
      <Text strong>{leading}</Text>
      {notes.map((note) => (
        <Text key={note} size="small">
          {note}
        </Text>
      ))}
    </>
  )
}
