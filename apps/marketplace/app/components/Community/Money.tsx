import { type Community, formatMoney, startingPriceText } from '@pkg/domain'
import { Card, FactsLabel, Stack, Text } from '@pkg/ui'
import { GetPricing } from '~/components/Wizard/GetPricing'
import { texts } from '~/texts'
import * as styles from './CommunityPage.css'

/** The starting price and the pricing button. */
export function PriceCard({ community }: { community: Community }) {
  return (
    <div className={styles.pricing}>
      <Card as="section">
        <Stack gap={12}>
          <Text size="small" tone="muted">
            {texts.community.startingPrice}
          </Text>
          <Text size="price">{startingPriceText(community) ?? texts.tile.priceUnknown}</Text>
          {community.isRateEstimated && <Text size="small">{texts.tile.estimate}</Text>}
          <GetPricing community={community} place="community-page" width="full" />
          <Text size="small" tone="muted">
            {texts.community.beforeNumber}
          </Text>
        </Stack>
      </Card>
    </div>
  )
}

/** The price and the pricing button at the bottom of a narrow window. */
export function PriceBar({ community }: { community: Community }) {
  return (
    <div className={styles.bar} role="group" aria-label={texts.community.startingPrice}>
      <Text size="price">{startingPriceText(community) ?? texts.tile.priceUnknown}</Text>
      <GetPricing community={community} place="community-page" />
    </div>
  )
}

/** The referral fee that the community pays, as a facts label. [BIZ-003, TRUST-009] */
export function FeeLabel({ community }: { community: Community }) {
  const { feePercent, startingRate } = community
  const words = texts.community.fee
  const fee = feePercent > 0 && startingRate > 0 ? formatMoney((startingRate * feePercent) / 100) : undefined
  return (
    <FactsLabel
      title={words.title}
      facts={[
        { label: words.you, figure: formatMoney(0) },
        { label: words.ifMoveIn, figure: feePercent === 0 ? words.none : (fee ?? `${feePercent}%`), isMain: true },
        ...(feePercent > 0 ? [{ label: words.share, figure: `${feePercent}%` }] : []),
      ]}
    >
      {words.note}
    </FactsLabel>
  )
}
