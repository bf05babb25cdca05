import { formatMoney, type RoomAvailability, summarizeAvailability } from '@pkg/domain'
import { calendarIcon, ButtonLink, Card, FactsLabel, Stack, Text, TextLink } from '@pkg/ui'
import { likelyLines } from '~/features/cost'
import { AvailabilitySummary } from '~/features/rooms'
import { GetPricing } from '~/features/wizard'
import { communityTexts as words } from './texts'
import { LikelyPrice, type PriceProps, ShortPrice } from './LikelyPrice'
import * as styles from './Money.css'

/** What the price cards show besides the price. */
export interface PriceCardProps extends PriceProps {
  /** Which rooms are available, if the API could say. */
  rooms: RoomAvailability[] | undefined
  /** The next free tour in words, if there is one. */
  nextTour: string | undefined
}

/**
 * The price of a month, the parts of the likely cost with their sum, what is free, and both buttons, next to the photos of a wide screen. On a narrow screen, the price
 * alone: the bar has the buttons. [LOOK-006]
 */
export function PriceCard({ rooms, nextTour, ...price }: PriceCardProps) {
  const { community, cost } = price
  const lines = cost && !community.hidePricing ? likelyLines(cost) : []
  return (
    <div className={styles.card}>
      <Card as="section">
        <div className={styles.stack}>
          <LikelyPrice {...price} />
          {/* A rent alone and its sum are one number twice. */}
          {lines.length > 2 && (
            <dl className={styles.lines}>
              {lines.map(({ label, figure, isTotal }) => (
                <div key={label} className={isTotal ? styles.total : styles.line}>
                  <dt>{label}</dt>
                  <dd className={styles.figure}>{figure}</dd>
                </div>
              ))}
            </dl>
          )}
          {rooms && <Availability rooms={rooms} />}
          <div className={styles.buttons}>
            <GetPricing community={community} place="community-page" width="full" />
            {nextTour && (
              <ButtonLink href="#tour" icon={calendarIcon} width="full">
                {words.tourOn(nextTour)}
              </ButtonLink>
            )}
          </div>
          <p className={styles.notes}>
            {words.beforeNumber} {words.feeShort(community.feePercent)} <TextLink href="#fee">{words.feeLink}</TextLink>
          </p>
        </div>
      </Card>
    </div>
  )
}

/** Whether there are rooms, lit while someone confirmed an open one recently. [FIND-010, TRUST-018] */
function Availability({ rooms }: { rooms: RoomAvailability[] }) {
  const { status } = summarizeAvailability(rooms)
  return (
    <div className={status === 'open' ? styles.lit : styles.unlit}>
      <AvailabilitySummary rooms={rooms} />
    </div>
  )
}

/** The price, what is free, and both ways on, in view from the end of the other cards to the end of the page. [LOOK-006] */
export function SmallPriceCard({ rooms, nextTour, ...price }: PriceCardProps) {
  return (
    <div className={styles.rest}>
      <div className={styles.sticky}>
        <Card as="section">
          <Stack gap={12}>
            <ShortPrice {...price} />
            {rooms && <AvailabilitySummary rooms={rooms} />}
            <GetPricing community={price.community} place="community-page" width="full" />
            {nextTour && (
              <div className={styles.tour}>
                <div>
                  <Text size="small">{words.nextTour}</Text>
                  <Text strong>{nextTour}</Text>
                </div>
                <TextLink href="#tour" standalone>
                  {words.book}
                </TextLink>
              </div>
            )}
          </Stack>
        </Card>
      </div>
    </div>
  )
}

/** The likely cost of a month and what is free below a community’s name, on a narrow screen. [FIND-010, LOOK-006] */
export function FirstPrice({ rooms, ...price }: PriceProps & Pick<PriceCardProps, 'rooms'>) {
  return (
    <div className={styles.first}>
      {rooms && <AvailabilitySummary rooms={rooms} />}
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
