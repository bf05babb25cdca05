import {
  type CommunityTile,
  isDemo,
  paymentNameInSentence,
  ratingBadge,
  tileSubtitleText,
  tileText,
  nameText,
} from '@pkg/domain'
import { BareLink, ButtonLink, checkIcon, Icon, ScoreBadge, VisuallyHidden } from '@pkg/ui'
import { type ReactNode, useId } from 'react'
import { GetPricing } from '~/features/wizard'
import { OwnPlaceDistances } from '~/features/own-places'
import { SaveButton } from '~/features/saves'
import { StayLine } from '~/features/stay'
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

/** A community in a list. The first tiles of a page load their image immediately. [LOOK-005, TILE-001 to TILE-006, TILE-009 to TILE-012, FAV-001] */
export function Tile({ community, isFirst = false, level = 3, hasSave = true, children }: TileProps) {
  const { name, url } = community
  const id = useId()
  const target = useTileTarget()
  const Name = `h${level}` as const
  return (
    <article className={styles.tile} aria-labelledby={id}>
      <div className={styles.pictures}>
        <PhotoStrip community={community} isFirst={isFirst} />
        {community.availability && (
          <div className={styles.tag}>
            <AvailabilityTag availability={community.availability} />
          </div>
        )}
        {hasSave && <SaveButton community={community} look="onPicture" />}
      </div>
      <div className={styles.head}>
        <Name className={styles.name} id={id}>
          <BareLink href={url} {...target}>
            {name}
          </BareLink>
        </Name>
        <ScoreBadge isCompact {...ratingBadge(community)} />
      </div>
      <TileFacts community={community} />
      <TilePrice community={community} />
      <TileRest community={community} />
      <div className={styles.actions}>
        <ButtonLink href={url} size="small" {...target}>
          {words.seeDetails}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <GetPricing community={community} place="tile" size="small" />
        {children}
      </div>
    </article>
  )
}

/** What care it offers, what sets it apart, and where it is. [TILE-001, TILE-002, COMM-001] */
function TileFacts({ community: { secondLine, tags, address, distance } }: { community: CommunityTile }) {
  return (
    <div className={styles.facts}>
      <p className={`${styles.line} ${styles.strong}`}>{tileSubtitleText(secondLine)}</p>
      <ul className={styles.marks}>
        {tags.map((tag) => (
          <li key={tag} className={styles.mark}>
            <Icon shape={checkIcon} />
            <span className={styles.markName}>{nameText(tag)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        {address.line1}, {address.city}, {address.state} {address.zip}
      </p>
      {distance !== undefined && (
        <p className={`${styles.line} ${styles.muted}`}>{words.miles(distance.toFixed(distance < 10 ? 1 : 0))}</p>
      )}
      <OwnPlaceDistances address={address} />
    </div>
  )
}

/** The starting price with its details, and the referral fee. */
function TilePrice({ community }: { community: CommunityTile }) {
  const { leading, details } = tilePrices(community)
  return (
    <div className={styles.price}>
      <p className={styles.amount}>{leading}</p>
      {details.map((detail) => (
        <p key={detail} className={styles.line}>
          {detail}
        </p>
      ))}
      {community.isRateEstimated && <p className={styles.fee}>{words.estimate}</p>}
      <p className={styles.fee}>{community.feePercent > 0 ? words.fee(community.feePercent) : words.feeNone}</p>
    </div>
  )
}

/** Who pays, how long a family can stay, a sentence about it, and where its record is from. */
function TileRest({ community }: { community: CommunityTile }) {
  const { pays, quote, source, carePrice, startingRate, medicaid } = community
  return (
    <div className={styles.rest}>
      {pays && <p className={styles.line}>{words.takes(pays.map(paymentNameInSentence).join(', '))}</p>}
      <StayLine price={carePrice?.price ?? startingRate} medicaid={medicaid} />
      {quote ? (
        <p className={styles.quote}>
          <OriginalText>“{quote}”</OriginalText>
        </p>
      ) : (
        <p className={styles.text}>
          <TileDescription community={community} />
        </p>
      )}
      <p className={styles.source}>
        {isDemo({ source }) ? words.demo : source === 'cms' ? words.medicareRecord : words.publicRecord}
      </p>
    </div>
  )
}

/** The community's own words, or a note of ours that there are none. [TILE-003, TILE-004] */
function TileDescription({ community }: { community: CommunityTile }) {
  const text = tileText(community)
  return community.description ? <OriginalText>{text}</OriginalText> : <>{text}</>
}
