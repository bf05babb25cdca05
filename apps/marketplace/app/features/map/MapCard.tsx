import { type CommunityTile, ratingBadge, tileWidths } from '@pkg/domain'
import { BareLink, closeIcon, IconButton, ScoreBadge } from '@pkg/ui'
import { CommunityPicture } from '~/features/photos'
import { tilePrices, tileTexts, useTileTarget } from '~/features/tile'
import { OwnPlaceDistances } from '~/features/own-places'
import * as styles from './MapCard.css'
import { mapTexts } from './texts'

const pictureWidth = 112

/** A community on the map: picture, name, rating, price, fee, and the way to its page. [FIND-003, TILE-005] */
export function MapCard({
  community,
  isLit = false,
  onClose,
}: {
  community: CommunityTile
  isLit?: boolean
  onClose?: () => void
}) {
  const { name, url, images, isRateEstimated, feePercent } = community
  const target = useTileTarget()
  const price = tilePrices(community)
  const [image] = images
  return (
    <article className={isLit ? styles.litCard : styles.card} aria-label={name}>
      {image && (
        <CommunityPicture
          className={styles.picture}
          image={image}
          alt=""
          shownWidth={pictureWidth}
          widths={tileWidths}
          sizes={`${pictureWidth}px`}
          loading="lazy"
        />
      )}
      <div className={styles.body}>
        <p className={styles.name}>{name}</p>
        <ScoreBadge {...ratingBadge(community)} />
        <OwnPlaceDistances address={community.address} />
        <p className={styles.price}>{price.leading}</p>
        {price.details.map((detail) => (
          <p key={detail} className={styles.fee}>
            {detail}
          </p>
        ))}
        {isRateEstimated && <p className={styles.fee}>{tileTexts.estimate}</p>}
        <p className={styles.fee}>{feePercent > 0 ? tileTexts.fee(feePercent) : tileTexts.feeNone}</p>
        <BareLink href={url} {...target} className={styles.details} aria-label={`${mapTexts.seeDetails} ${name}`}>
          {mapTexts.seeDetails}
        </BareLink>
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton icon={closeIcon} label={mapTexts.closeCard} onClick={onClose} />
        </div>
      )}
    </article>
  )
}
