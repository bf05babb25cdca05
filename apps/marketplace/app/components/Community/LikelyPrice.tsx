import type { CostEstimate } from '@pkg/api-client'
import { type Community, formatMoney, isAllIn, startingPriceText, type WizardAnswers } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { costTexts as words } from '~/cost/texts'
import { tileTexts } from '~/components/Tile/texts'
import * as styles from './LikelyPrice.css'

/** The price of a community, as far as it's known. */
export interface PriceProps {
  community: Community
  cost: CostEstimate | undefined
  lookingFor: WizardAnswers['lookingFor']
}

/** The one large number of a community's page: what a month likely costs in all, above its starting price. [TRUST-012, TILE-005] */
export function LikelyPrice({ community, cost, lookingFor }: PriceProps) {
  const starting = startingPriceText(community)
  return (
    <div className={styles.price}>
      <Text strong>{priceLabel({ community, cost, lookingFor })}</Text>
      <p className={styles.amount}>
        {cost ? (
          <>
            {formatMoney(cost.total.likely)} <span className={styles.unit}>{words.perMonth}</span>
          </>
        ) : (
          (starting ?? tileTexts.priceUnknown)
        )}
      </p>
      {cost && starting && !community.hidePricing && <Text size="small">{starting}</Text>}
      {community.isRateEstimated && <Text size="small">{tileTexts.estimate}</Text>}
    </div>
  )
}

/** The same number in one line, for a bar. */
export function ShortPrice({ community, cost }: Pick<PriceProps, 'community' | 'cost'>) {
  return (
    <div>
      <Text as="div" size="price">
        {cost ? formatMoney(cost.total.likely) : (startingPriceText(community) ?? tileTexts.priceUnknown)}
      </Text>
      {cost && (
        <Text as="div" size="small">
          {shortLabel(cost)}
        </Text>
      )}
    </div>
  )
}

function shortLabel(cost: CostEstimate): string {
  if (cost.area) return words.short.typical
  return isAllIn(cost) ? words.short.allIn : words.short.beforeCare
}

function priceLabel({ cost, lookingFor }: PriceProps): string {
  if (!cost) return words.from
  if (cost.area) return words.typicalIn(cost.area.place)
  return (isAllIn(cost) ? words.allIn : words.beforeCare)(lookingFor)
}
