import { type CommunityTile, startingPriceText } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { startingCare } from './tile-prices'
import { tileTexts as words } from './texts'

/** The starting price of a community on a card outside of a list of a care type, and the care that it's for. [TILE-005, PRICE-004] */
export function StartingPrice({ community }: { community: CommunityTile }) {
  const care = startingCare(community)
  return (
    <>
      <Text strong>{startingPriceText(community) ?? words.priceUnknown}</Text>
      {care && <Text size="small">{words.forCare(care)}</Text>}
    </>
  )
}
