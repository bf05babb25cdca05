import {
  careLabel,
  type Community,
  type MonthlyCost,
  listingBreadcrumbs,
  type RoomAvailability,
  sizeForCapacity,
  stateByCode,
} from '@pkg/domain'
import { Breadcrumbs, Card, checkIcon, Cluster, Container, Heading, Monogram, Stack, Tag, Text } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { Gallery } from '~/components/Photos/Gallery'
import { Reviews } from '~/components/Reviews/Reviews'
import { AvailabilityTag, Rooms } from '~/components/Rooms/Rooms'
import { TileGrid } from '~/components/Tile/TileGrid'
import { CommunityMap } from '~/map/CommunityMap'
import { TourBooking } from '~/components/TourBooking/TourBooking'
import type { CommunityReviews } from '~/reviews/load-reviews'
import { texts } from '~/texts'
import type { CommunityTours } from '~/tours/load-tours'
import { Amenities } from './Amenities'
import { Badges } from './Badges'
import * as styles from './CommunityPage.css'
import { FeeLabel, PriceBar, PriceCard } from './Money'
import { MonthlyCostSection } from './MonthlyCostSection'
import { Prices } from './Prices'
import { PublicRecord } from './PublicRecord'
import { MedicareStars } from './MedicareStars'

const words = texts.community

interface CommunityPageProps {
  community: Community
  cost: MonthlyCost | undefined
  /** Which rooms are available, if the API could say. */
  rooms: RoomAvailability[] | undefined
  /** When a tour can be booked, if the API could say. */
  tours: CommunityTours | undefined
  /** The newest reviews and their distribution, if the API could say. */
  reviews: CommunityReviews | undefined
}

/** Everything about one community, with the pricing button. [COMM-010] */
export function CommunityPage({ community, cost, rooms, tours, reviews }: CommunityPageProps) {
  const { name, address, care, propInfo, similarCommunities, tags } = community
  const [primary] = care
  usePhotosSection()
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumbs
          items={[
            ...listingBreadcrumbs({
              care: primary ?? 'senior-living',
              state: stateByCode(address.state)?.code,
              city: address.city,
            }),
            { label: name, href: community.url },
          ]}
        />
        <Gallery community={community} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Stack as="header" gap={8}>
              {tags.length > 0 && (
                <Cluster gap={8}>
                  {tags.map((tag) => (
                    <Tag key={tag} {...(tag === 'VERIFIED' ? { icon: checkIcon } : {})}>
                      {tag}
                    </Tag>
                  ))}
                </Cluster>
              )}
              <Heading level={1}>{name}</Heading>
              <Text strong>{care.map(careLabel).join(' · ')}</Text>
              <Text tone="muted">{placeLine(community)}</Text>
              {rooms && <AvailabilityTag rooms={rooms} />}
              <PublicRecord community={community} />
              <Badges tags={tags} />
            </Stack>
            {propInfo.communityDescription && (
              <Stack as="section" gap={12}>
                <Heading level={2}>{words.about}</Heading>
                <Text measured>{propInfo.communityDescription}</Text>
              </Stack>
            )}
            <Prices community={community} />
            {rooms && <Rooms rooms={rooms} />}
            {cost && <MonthlyCostSection cost={cost} name={name} />}
            {tours && <TourBooking community={community} {...tours} />}
            <Amenities amenities={community.amenities} />
            {reviews && <Reviews community={community} reviews={reviews} />}
            {community.medicareStars && <MedicareStars stars={community.medicareStars} />}
          </div>
          <div className={styles.aside}>
            <PriceCard community={community} />
            <FeeLabel community={community} />
            <Advisor community={community} />
            <Stack as="section" gap={8}>
              <Heading level={2} look="h3">
                {words.map}
              </Heading>
              <CommunityMap community={community} />
              <Text size="small" tone="muted">
                {community.addressString}
              </Text>
              {address.isApproximate && <Text size="small">{words.mapApproximate}</Text>}
            </Stack>
          </div>
        </div>
        {similarCommunities.recommended.length > 0 && (
          <Stack as="section" gap={20}>
            <Heading level={2}>{words.nearby}</Heading>
            <TileGrid communities={similarCommunities.recommended} layout="wide" />
          </Stack>
        )}
        <PriceBar community={community} />
      </div>
    </Container>
  )
}

function Advisor({ community }: { community: Community }) {
  const [advisor] = community.partnerAgents
  if (!advisor) return null
  const years = new Date().getFullYear() - advisor.info.inBusinessSince
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.advisor}
        </Heading>
        <div className={styles.person}>
          <Monogram name={advisor.info.displayName} />
          <div>
            <Text strong>{advisor.info.displayName}</Text>
            <Text size="small" tone="muted">
              {advisor.address.city}, {advisor.address.state}
              {years > 0 && `, ${words.advisorSince(years)}`}
            </Text>
          </div>
        </div>
        <Text size="small">{words.advisorFree}</Text>
      </Stack>
    </Card>
  )
}

function placeLine({ addressString, propInfo }: Community): string {
  const size = sizeForCapacity(propInfo.capacity)
  return size && propInfo.capacity ? `${addressString} · ${words.residents(propInfo.capacity, size)}` : addressString
}

/** Scrolls to the photos when the URL says `?section=photos`. Behind a photo in full size, the page stays where it is. [TILE-010] */
function usePhotosSection() {
  const [parameters] = useSearchParams()
  const isScrolled = parameters.get('section') === 'photos' && !parameters.has('photo')
  useEffect(() => {
    if (isScrolled) document.getElementById('photos')?.scrollIntoView()
  }, [isScrolled])
}
