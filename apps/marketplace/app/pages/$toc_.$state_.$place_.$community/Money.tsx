import { formatMoney } from '@pkg/domain'
import { calendarIcon, ButtonLink, Card, FactsLabel, Stack, Text } from '@pkg/ui'
import { GetPricing } from '~/features/wizard'
import { communityTexts as words } from './texts'
import { LikelyPrice, type PriceProps, ShortPrice } from './LikelyPrice'
import * as styles from './Money.css'

/** The likely cost of a month and the pricing button. On a narrow screen, the price alone: the bar has the button. */
export function PriceCard(price: PriceProps) {
  return (
    <div className={styles.card}>
      <Card as="section">
        <Stack gap={16}>
          <LikelyPrice {...price} />
          <GetPricing community={price.community} place="community-page" width="full" />
          <Text size="small" tone="muted">
            {words.beforeNumber}
          </Text>
        </Stack>
      </Card>
    </div>
  )
}

/** The likely cost of a month below a community’s name, on a narrow screen. [FIND-010] */
export function FirstPrice(price: PriceProps) {
  return (
    <div className={styles.first}>
      <LikelyPrice {...price} />
    </div>
  )
}

/** The price, the way to a tour, and the pricing button at the bottom of a narrow window. */
export function PriceBar({ hasTours, ...price }: PriceProps & { hasTours: boolean }) {
  return (
    <div className={styles.bar} role="group" aria-label={words.priceBar}>
      <div className={styles.barPrice}>
        <ShortPrice {...price} />
      </div>
      <div className={styles.barButtons}>
        {hasTours && (
          <ButtonLink href="#tour" icon={calendarIcon}>
            {words.tour}
          </ButtonLink>
        )}
        <GetPricing community={price.community} place="community-page" />
      </div>
    </div>
  )
}

/** The referral fee that the community pays, as a facts label, for the likely first month if it states its price. [BIZ-003, TRUST-009] */
export function FeeLabel({ community, cost }: Pick<PriceProps, 'community' | 'cost'>) {
  const { feePercent, startingRate } = community
  const { fee: label } = words
  const month = cost && !cost.area ? cost.total.likely : startingRate
  const fee = feePercent > 0 && month > 0 ? formatMoney((month * feePercent) / 100) : undefined
  return (
    <FactsLabel
      title={label.title}
      facts={[
        { label: label.you, figure: formatMoney(0) },
        { label: label.ifMoveIn, figure: feePercent === 0 ? label.none : (fee ?? `${feePercent}%`), isMain: true },
        ...(feePercent > 0 ? [{ label: label.share, figure: `${feePercent}%` }] : []),
      ]}
    >
      {fee && <span>{label.month(formatMoney(month))} </span>}
      <span>{label.note}</span>
    </FactsLabel>
  )
}
