import {
  careLabel,
  careTypeSlugs,
  type Community,
  estimatedRange,
  formatPrice,
  hiddenPrice,
  formatPriceRange,
} from '@pkg/domain'
import { Heading, Ledger, Notice, Stack, Text } from '@pkg/ui'
import { roomNames } from '~/parts/names/room-names'
import { communityTexts } from './texts'
import { tileTexts } from '~/features/tile'

/** Monthly prices by care type and room. Estimates are labeled. [PRICE-001, PRICE-002, PRICE-007, COMM-010] */
export function Prices({ community }: { community: Community }) {
  const { care: offered, hidePricing, isRateEstimated, slyPrices, pricesByCareType } = community
  const byRoom = slyPrices.filter(({ prices }) => prices.some(({ from }) => from > 0))
  const byCare = careTypeSlugs.flatMap((care) => {
    const price = pricesByCareType[care]
    return price && !byRoom.some(({ title }) => title === care) ? [{ care, price }] : []
  })
  if (byRoom.length === 0 && byCare.length === 0 && !hidePricing) return null
  return (
    <Stack gap={16}>
      <Heading level={3}>{communityTexts.prices}</Heading>
      {isRateEstimated ? (
        <Notice tone="info" title={tileTexts.estimate}>
          {communityTexts.estimateNote}
        </Notice>
      ) : (
        <Text tone="muted" measured>
          {communityTexts.pricesNote}
        </Text>
      )}
      {byRoom.map(({ title, prices }) => (
        <Stack key={title} gap={4}>
          <Heading level={4}>{careLabel(title)}</Heading>
          <Ledger
            lines={prices
              .filter(({ from }) => from > 0)
              .map(({ type, from }) => ({ label: roomNames[type], figure: formatPrice(from, { hidePricing }) }))}
          />
        </Stack>
      ))}
      {hidePricing && <Ledger lines={offered.map((care) => ({ label: careLabel(care), figure: hiddenPrice }))} />}
      {byCare.length > 0 && (
        <Ledger
          lines={byCare.map(({ care, price }) => ({
            label: careLabel(care),
            figure: price.isEstimate
              ? formatPriceRange(estimatedRange(price.price))
              : formatPrice(price.price, { hidePricing }),
          }))}
        />
      )}
    </Stack>
  )
}
