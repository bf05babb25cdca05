import { type CommunityTile, formatScore, isDemo, scoreLabel, startingPriceText, tileText } from '@pkg/domain'
import { BareLink, ButtonLink, checkIcon, ScoreBadge, Tag, VisuallyHidden } from '@pkg/ui'
import { GetPricing } from '~/components/Wizard/GetPricing'
import { OwnPlaceDistances } from '~/own-places/OwnPlaceDistances'
import { texts } from '~/texts'
import * as styles from './Tile.css'
import { PhotoStrip } from './PhotoStrip'
import { useTileTarget } from './tile-target'

/** A community in a list. The first tiles of a page load their image immediately. [TILE-001 to TILE-006, TILE-009 to TILE-012] */
export function Tile({
  community,
  isFirst = false,
  level = 3,
}: {
  community: CommunityTile
  isFirst?: boolean
  level?: 2 | 3
}) {
  const { name, url, address, tags, slyScore, source } = community
  const target = useTileTarget()
  const Name = `h${level}` as const
  return (
    <article className={styles.tile} aria-labelledby={`tile-${community.id}`}>
      <div className={styles.pictures}>
        <PhotoStrip community={community} isFirst={isFirst} />
        {tags.length > 0 && (
          <div className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag} {...(tag === 'VERIFIED' ? { icon: checkIcon } : {})}>
                {tag}
              </Tag>
            ))}
          </div>
        )}
      </div>
      <div className={styles.body}>
        <ScoreBadge
          label={scoreLabel(slyScore)}
          {...(slyScore === undefined ? {} : { score: formatScore(slyScore) })}
        />
        <Name className={styles.name} id={`tile-${community.id}`}>
          <BareLink href={url} {...target}>
            {name}
          </BareLink>
        </Name>
        <p className={`${styles.line} ${styles.strong}`}>{community.secondLine}</p>
        <p className={`${styles.line} ${styles.muted}`}>
          {address.line1}, <br />
          {address.city}, {address.state} {address.zip}
          {community.distance !== undefined && (
            <> · {texts.tile.miles(community.distance.toFixed(community.distance < 10 ? 1 : 0))}</>
          )}
        </p>
        <OwnPlaceDistances address={address} />
        <p className={`${styles.line} ${styles.muted}`}>
          {isDemo({ source }) ? texts.tile.demo : texts.tile.publicRecord}
        </p>
        {community.quote ? (
          <p className={styles.quote}>“{community.quote}”</p>
        ) : (
          <p className={styles.text}>{tileText(community)}</p>
        )}
        <p className={`${styles.line} ${styles.price}`}>
          <span className={styles.amount}>{startingPriceText(community) ?? texts.tile.priceUnknown}</span>
          <span className={styles.fee}>
            {community.isRateEstimated
              ? texts.tile.estimate
              : community.feePercent > 0
                ? texts.tile.fee(community.feePercent)
                : texts.tile.feeNone}
          </span>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={url} size="small" {...target}>
            {texts.tile.seeDetails}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <GetPricing community={community} place="tile" size="small" />
        </div>
      </div>
    </article>
  )
}
