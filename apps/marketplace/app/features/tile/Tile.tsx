import { type CommunityTile, formatScore, isDemo, scoreLabel, tileSubtitleText, tileText, nameText } from '@pkg/domain'
import { BareLink, ButtonLink, checkIcon, ScoreBadge, Tag, VisuallyHidden } from '@pkg/ui'
import { type ReactNode, useId } from 'react'
import { GetPricing } from '~/features/wizard'
import { OwnPlaceDistances } from '~/features/own-places'
import { SaveButton } from '~/features/saves'
import { AvailabilityTag } from './AvailabilityTag'
import { tilePrices } from './tile-prices'
import * as styles from './Tile.css'
import { PhotoStrip } from './PhotoStrip'
import { tileTexts as words } from './texts'
import { useTileTarget } from './tile-target'
import { OriginalText } from '~/site/language/OriginalText'

export interface TileProps {
  community: CommunityTile
  isFirst?: boolean
  level?: 2 | 3
  /** Whether its picture has the button that saves it. */
  hasSave?: boolean
  /** More buttons. */
  children?: ReactNode
}

/** A community in a list. The first tiles of a page load their image immediately. [TILE-001 to TILE-006, TILE-009 to TILE-012, FAV-001] */
export function Tile({ community, isFirst = false, level = 3, hasSave = true, children }: TileProps) {
  const { name, url, address, slyScore, source } = community
  const id = useId()
  const target = useTileTarget()
  const Name = `h${level}` as const
  return (
    <article className={styles.tile} aria-labelledby={id}>
      <div className={styles.pictures}>
        <PhotoStrip community={community} isFirst={isFirst} />
        <TileTags community={community} />
        {hasSave && <SaveButton community={community} look="onPicture" />}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Name className={styles.name} id={id}>
            <BareLink href={url} {...target}>
              {name}
            </BareLink>
          </Name>
          <ScoreBadge
            isCompact
            label={scoreLabel(slyScore)}
            {...(slyScore === undefined ? {} : { score: formatScore(slyScore) })}
          />
        </div>
        <p className={`${styles.line} ${styles.strong}`}>{tileSubtitleText(community.secondLine)}</p>
        <p className={`${styles.line} ${styles.muted}`}>
          {address.line1}, {address.city}, {address.state} {address.zip}
          {community.distance !== undefined && (
            <span> · {words.miles(community.distance.toFixed(community.distance < 10 ? 1 : 0))}</span>
          )}
        </p>
        <OwnPlaceDistances address={address} />
        <TilePrice community={community} />
        {community.quote ? (
          <p className={styles.quote}>
            <OriginalText>“{community.quote}”</OriginalText>
          </p>
        ) : (
          <p className={styles.text}>
            <TileDescription community={community} />
          </p>
        )}
        <p className={`${styles.line} ${styles.source}`}>{isDemo({ source }) ? words.demo : words.publicRecord}</p>
        <div className={styles.actions}>
          <ButtonLink href={url} size="small" {...target}>
            {words.seeDetails}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <GetPricing community={community} place="tile" size="small" />
          {children}
        </div>
      </div>
    </article>
  )
}

/** What is open, and what sets the community apart, on its picture. */
function TileTags({ community: { availability, tags } }: { community: CommunityTile }) {
  if (!availability && tags.length === 0) return null
  return (
    <div className={styles.tags}>
      {availability && <AvailabilityTag availability={availability} />}
      {tags.map((tag) => (
        <Tag key={tag} {...(tag === 'VERIFIED' ? { icon: checkIcon } : {})}>
          {nameText(tag)}
        </Tag>
      ))}
    </div>
  )
}

/** The starting price with its details, and the referral fee. */
function TilePrice({ community }: { community: CommunityTile }) {
  const { leading, details } = tilePrices(community)
  return (
    <p className={`${styles.line} ${styles.price}`}>
      <span className={styles.amount}>{leading}</span>
      {details.map((detail) => (
        <span key={detail} className={styles.priceDetail}>
          {detail}
        </span>
      ))}
      {community.isRateEstimated && <span className={styles.fee}>{words.estimate}</span>}
      <span className={styles.fee}>{community.feePercent > 0 ? words.fee(community.feePercent) : words.feeNone}</span>
    </p>
  )
}

/** The community's own words, or a note of ours that there are none. [TILE-003, TILE-004] */
function TileDescription({ community }: { community: CommunityTile }) {
  const text = tileText(community)
  return community.description ? <OriginalText>{text}</OriginalText> : <>{text}</>
}
