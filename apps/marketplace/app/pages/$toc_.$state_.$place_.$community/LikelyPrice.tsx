import type { CostEstimate } from '@pkg/api-client'
import {
  type Community,
  formatMoney,
  isAllIn,
  isEstimatedCost,
  startingPriceText,
  type WizardAnswers,
} from '@pkg/domain'
import { Text } from '@pkg/ui'
import { costTexts as words } from '~/features/cost'
import { tileTexts } from '~/features/tile'
import * as styles from './LikelyPrice.css'

/** The price of a community, as far as it's known. */
export interface PriceProps {
  community: Community
  cost: CostEstimate | undefined
  /** Whether someone chose the care. Until then, the price is the lowest. */
  isCareKnown: boolean
  lookingFor: WizardAnswers['lookingFor']
}

/**
 * The one large number of a community's page: what a month likely costs in all, above its starting price. Until the care is known, it's the lowest
 * price. [TRUST-012, FIND-025, TILE-005]
 */
export function LikelyPrice(price: PriceProps) {
  const { community } = price
  const starting = startingPriceText(community)
  const amount = amountOf(price)
  const cost = likelyCost(price)
  const careArea = cost?.parts.find(({ kind }) => kind === 'care')?.area
  return (
    <div className={styles.price}>
      <Text strong>{priceLabel(price)}</Text>
      <p className={styles.amount}>
        {amount ? (
          <>
            {amount} <span className={styles.unit}>{words.perMonth}</span>
          </>
        ) : (
          (starting ?? tileTexts.priceUnknown)
        )}
      </p>
      {cost && starting && !community.hidePricing && <Text size="small">{starting}</Text>}
      {!cost && price.cost && <Text size="small">{words.seeLikely}</Text>}
      {careArea && <Text size="small">{words.careEstimate(careArea.place)}</Text>}
      {community.isRateEstimated && <Text size="small">{tileTexts.estimate}</Text>}
    </div>
  )
}

/** The same number in one line, for a bar. */
export function ShortPrice(price: Omit<PriceProps, 'lookingFor'>) {
  const { community } = price
  const amount = amountOf(price)
  return (
    <div>
      <Text as="div" size="price">
        {amount ?? startingPriceText(community) ?? tileTexts.priceUnknown}
      </Text>
      {amount && (
        <Text as="div" size="small">
          {shortLabel(price)}
        </Text>
      )}
    </div>
  )
}

/** The cost whose likely amount is shown. Missing if the page shows the lowest price instead. */
function likelyCost({ community, cost, isCareKnown }: Omit<PriceProps, 'lookingFor'>): CostEstimate | undefined {
  return isCareKnown || cost?.area || community.startingRate === 0 ? cost : undefined
}

function amountOf(price: Omit<PriceProps, 'lookingFor'>): string | undefined {
  const cost = likelyCost(price)
  if (cost) return formatMoney(cost.total.likely)
  const { startingRate, hidePricing } = price.community
  return hidePricing || startingRate === 0 ? undefined : formatMoney(startingRate)
}

function shortLabel(price: Omit<PriceProps, 'lookingFor'>): string {
  const cost = likelyCost(price)
  if (!cost) return price.community.isRateEstimated ? words.short.startingEstimate : words.short.lowest
  if (cost.area) return words.short.typical
  if (!isAllIn(cost)) return words.short.beforeCare
  return isEstimatedCost(cost) ? words.short.estimate : words.short.allIn
}

function priceLabel(price: PriceProps): string {
  const cost = likelyCost(price)
  if (!cost) return amountOf(price) && !price.community.isRateEstimated ? words.lowest : words.from
  if (cost.area) return words.typicalIn(cost.area.place)
  return (isAllIn(cost) ? words.allIn : words.beforeCare)(price.lookingFor)
}
