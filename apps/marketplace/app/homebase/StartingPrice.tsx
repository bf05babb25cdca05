import { type CommunityTile, startingPriceText } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { tileTexts } from '~/components/Tile/texts'
import { startingCare } from './starting-care'
import { homebaseTexts } from './texts'

/** The starting price of a saved community, and the care that it's for. [TILE-005, PRICE-004] */
export function StartingPrice({ community }: { community: CommunityTile }) {
  const care = startingCare(community)
  return (
    <>
      <Text strong>{startingPriceText(community) ?? tileTexts.priceUnknown}</Text>
      {care && <Text size="small">{homebaseTexts.savedPage.forCare(care)}</Text>}
    </>
  )
}
