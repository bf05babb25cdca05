import { hiddenPrice, imageUrl, type RecommendedCommunity } from '@pkg/domain'
import { Badge, Button, checkIcon } from '@pkg/ui'
import { useAfterTexts } from '../texts/after-texts'
import { milesText, moneyText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import * as styles from './flow.css'

interface NearbyCardProps {
  community: RecommendedCommunity
  imageHost: string | undefined
  isRequested: boolean
  /** Whether its request was sent, and doesn't wait for the disclosure. [TRUTH-005] */
  isSent: boolean
  isRequesting: boolean
  /** Requests this community alone. Missing if it's the only one. */
  onRequest: (() => void) | undefined
}

/** A nearby community: its name, location, and starting price, and a button that requests it alone. [CONF-002, TRUTH-003] */
export function NearbyCard({
  community,
  imageHost = '',
  isRequested,
  isSent,
  isRequesting,
  onRequest,
}: NearbyCardProps) {
  const { nearby, careNames } = useAfterTexts()
  const { outcome } = useTexts()
  const language = useLanguage()
  const { name, city, state, care, imagePath, startingRate, hidePricing, distance } = community
  const price = hidePricing ? hiddenPrice : moneyText(startingRate, language)
  return (
    <li className={styles.slot}>
      {imagePath && (
        <img
          className={styles.picture}
          src={imageUrl(imagePath, { width: 192, height: 144, host: imageHost })}
          alt=""
          width={96}
          height={72}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.fact}>{care.map((type) => careNames[type]).join(' · ')}</p>
        <p className={styles.fact}>
          {city}, {state} · {nearby.away(milesText(distance, language))}
        </p>
        {(startingRate > 0 || hidePricing) && <p className={styles.price}>{nearby.from(price)}</p>}
      </div>
      <div className={styles.action}>
        {!isRequested && onRequest && (
          <Button size="small" disabled={isRequesting} onClick={onRequest} aria-label={nearby.getFrom(name)}>
            {nearby.get}
          </Button>
        )}
        {isRequested && (
          <Badge tone="positive" icon={checkIcon}>
            {isSent ? outcome.sent : nearby.requested}
          </Badge>
        )}
      </div>
    </li>
  )
}
