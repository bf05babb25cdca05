import {
  careLabel,
  type Community,
  formatScore,
  type RoomAvailability,
  reviewWord,
  scoreLabel,
  stateByCode,
  listingBreadcrumbs,
  nameText,
} from '@pkg/domain'
import { BareLink, Breadcrumbs, checkIcon, Cluster, ScoreBadge, Stack, Tag, Text } from '@pkg/ui'
import { SaveButton } from '~/features/saves'
import { AvailabilitySummary } from '~/features/rooms'
import { communityTexts } from './texts'
import * as styles from './CommunityHead.css'

/** The way to a community in the listings. [ROUTE-015] */
export function CommunityTrail({ community: { care, address, name, url } }: { community: Community }) {
  const [primary] = care
  const state = stateByCode(address.state)?.code
  const listings = listingBreadcrumbs({ care: primary ?? 'senior-living', state, city: address.city })
  return <Breadcrumbs items={[...listings, { label: name, href: url }]} />
}

interface CommunityHeadProps {
  community: Community
  /** Which rooms are available, if the API could say. */
  rooms: RoomAvailability[] | undefined
}

/** A community's name, rating, care, address, and availability: what decides whether to read on, and to save it. [FIND-010, RATE-003 to RATE-005] */
export function CommunityHead({ community, rooms }: CommunityHeadProps) {
  const { name, care, addressString, slyScore, numReviews } = community
  return (
    <Stack as="header" gap={8}>
      <h1 className={styles.name}>{name}</h1>
      <div className={styles.rating}>
        <ScoreBadge
          label={scoreLabel(slyScore)}
          {...(slyScore === undefined ? {} : { score: formatScore(slyScore) })}
        />
        {numReviews > 0 && (
          <BareLink href="#reviews" className={styles.reviews}>
            {communityTexts.reviewCount(numReviews.toLocaleString('en-US'), reviewWord(numReviews))}
          </BareLink>
        )}
        <SaveButton community={community} />
      </div>
      <div className={styles.facts}>
        <div id="care">
          <Text strong>{care.map(careLabel).join(' · ')}</Text>
        </div>
        <Text tone="muted">{addressString}</Text>
      </div>
      {rooms && <AvailabilitySummary rooms={rooms} />}
    </Stack>
  )
}

/** The tags of a community, in display order. [COMM-001] */
export function CommunityTags({ tags }: Pick<Community, 'tags'>) {
  return (
    <Cluster gap={8}>
      {tags.map((tag) => (
        <Tag key={tag} {...(tag === 'VERIFIED' ? { icon: checkIcon } : {})}>
          {nameText(tag)}
        </Tag>
      ))}
    </Cluster>
  )
}
