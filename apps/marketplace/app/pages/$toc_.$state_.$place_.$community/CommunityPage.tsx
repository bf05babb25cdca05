import type { CommunityQuestion, CostEstimate } from '@pkg/api-client'
import {
  careMismatchBanner,
  type Community,
  type CostAnswers,
  medicaidFact,
  type RoomAvailability,
  sizeForCapacity,
  type TourDay,
} from '@pkg/domain'
import { Container, Heading, Notice, Text, TextLink } from '@pkg/ui'
import { useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { AdvisorCard } from '~/features/advisor'
import { VisitorTourBooking } from '~/features/tours'
import { Inspections, type RecordView } from '~/features/inspections'
import { Gallery, type HouseInWindows, type ShownImage } from '~/features/photos'
import { Questions } from '~/features/questions'
import { type CommunityReviews, Reviews } from '~/features/reviews'
import { Rooms } from '~/features/rooms'
import { GetPricing } from '~/features/wizard'
import { CostSection, useStoredAnswers } from '~/features/cost'
import { CommunityMap, type Surroundings } from '~/features/map'
import { OwnPlaceDistances } from '~/features/own-places'
import { StayLine } from '~/features/stay'
import type { ChosenAnswers } from '~/site/links/chosen-answers'
import { stayPath } from '~/site/links/tool-links'
import { communityTexts as words } from './texts'
import { Amenities } from './Amenities'
import { CareLimits } from './CareLimits'
import { Payments } from './Payments'
import { Badges } from './Badges'
import { CommunityHead, CommunityTrail } from './CommunityHead'
import * as styles from './CommunityPage.css'
import { ShortPrice } from './LikelyPrice'
import { FeeLabel, FirstPrice, PriceBar, PriceCard, SmallPriceCard } from './Money'
import { PageSection } from '~/parts/PageSection/PageSection'
import { Prices } from './Prices'
import { PublicRecord } from './PublicRecord'
import { SectionMenu } from './SectionMenu'
import { SimilarCommunities } from './SimilarCommunities'
import { OriginalText } from '~/site/language/OriginalText'

export interface CommunityPageProps {
  community: Community
  /** What public records say about it, in words. [FIND-024] */
  record: RecordView
  /** What the person chose about the cost, in the URL. */
  chosen: ChosenAnswers
  /** The answers that the cost is for. */
  answers: CostAnswers
  cost: CostEstimate | undefined
  /** Which rooms are available, if the API could say. */
  rooms: RoomAvailability[] | undefined
  /** When a tour can be booked, if the API could say. */
  tourDays: TourDay[] | undefined
  /** The next free tour in words, if there is one. */
  nextTour: string | undefined
  /** Where it is. */
  around: Surroundings
  /** What the gallery shows. */
  images: ShownImage[]
  /** The house in windows, if the number of residents is known. */
  house: HouseInWindows | undefined
  /** The address of this site. */
  site: string
  /** The newest reviews and their distribution, if the API could say. */
  reviews: CommunityReviews | undefined
  /** The questions that families asked with their answers, if the API could say. */
  questions: CommunityQuestion[] | undefined
}

/**
 * Everything about one community. What it costs comes first, then what it pays us, rooms, inspections, reviews, questions, and the place. On a wide
 * screen, the price, tours, the fee, and the advisor are next to it. [COMM-010, FIND-010]
 */
export function CommunityPage(props: CommunityPageProps) {
  const { community, record, chosen, answers, cost, rooms, tourDays, nextTour, images, house, site } = props
  const { around, reviews, questions } = props
  const lookingFor = useStoredAnswers()
  const isPending = useNavigation().state === 'loading'
  usePhotosSection()
  const price = { community, cost, isCareKnown: chosen.care !== undefined, lookingFor }
  return (
    <div>
      <Container>
        <div className={styles.top}>
          <div className={styles.trail}>
            <CommunityTrail community={community} />
          </div>
          <CommunityHead community={community} site={site} />
          <div className={styles.pictures}>
            <Gallery community={community} images={images} />
            <PriceCard {...price} rooms={rooms} nextTour={nextTour} />
          </div>
          <FirstPrice {...price} rooms={rooms} />
        </div>
      </Container>
      <SectionMenu sections={sectionsOf(community)}>
        <ShortPrice {...price} />
        <GetPricing community={community} place="community-page" size="small" />
      </SectionMenu>
      <Container>
        <div className={styles.page}>
          <div className={styles.columns}>
            <div className={styles.first}>
              <CareBanner community={community} care={chosen.care} />
              <PageSection id="cost" isFirst>
                <CostSection {...price} answers={answers} isPending={isPending} />
                <Heading level={3}>{words.stay}</Heading>
                <StayLine price={cost?.total.likely} medicaid={medicaidFact(community.payments)} />
                <TextLink href={stayPath()} standalone>
                  {words.enterPlan}
                </TextLink>
              </PageSection>
            </div>
            <div className={styles.aside}>
              <div id="fee">
                <FeeLabel {...price} />
              </div>
              {tourDays && <VisitorTourBooking community={community} days={tourDays} />}
              <AdvisorCard communityId={community.id} key={community.id} />
              <SmallPriceCard {...price} rooms={rooms} nextTour={nextTour} />
            </div>
            <div className={styles.rest}>
              <Details {...{ community, around, record, rooms, house, reviews, questions }} />
              <SimilarCommunities community={community} />
            </div>
          </div>
        </div>
      </Container>
      <PriceBar {...price} hasTours={tourDays !== undefined} />
    </div>
  )
}

function sectionsOf({ amenities }: Community) {
  const { sections } = words
  const hasAmenities = Object.values(amenities).some((isOffered) => isOffered !== undefined)
  return [
    { id: 'cost', label: sections.cost },
    { id: 'rooms', label: sections.rooms },
    { id: 'inspections', label: sections.inspections },
    { id: 'reviews', label: sections.reviews },
    ...(hasAmenities ? [{ id: 'included', label: sections.included }] : []),
    { id: 'questions', label: sections.questions },
    { id: 'location', label: sections.location },
  ]
}

/** The sections below the cost. */
function Details({
  community,
  around,
  record,
  rooms = [],
  house,
  reviews,
  questions,
}: Pick<CommunityPageProps, 'community' | 'around' | 'record' | 'rooms' | 'house' | 'reviews' | 'questions'>) {
  const { propInfo, amenities, address, addressString, tags } = community
  return (
    <>
      <PageSection id="rooms">
        <Rooms rooms={rooms} house={house} />
        <Prices community={community} />
      </PageSection>
      <PageSection id="inspections">
        <Inspections community={community} record={record} />
      </PageSection>
      <PageSection id="reviews">
        {reviews ? (
          <Reviews community={community} reviews={reviews} />
        ) : (
          <Heading level={2}>{words.sections.reviews}</Heading>
        )}
      </PageSection>
      {Object.values(amenities).some((isOffered) => isOffered !== undefined) && (
        <PageSection id="included">
          <Heading level={2}>{words.amenities}</Heading>
          <Amenities amenities={amenities} />
        </PageSection>
      )}
      <PageSection id="questions">
        <Questions communityId={community.id} questions={questions} />
      </PageSection>
      <PageSection id="about">
        <Heading level={2}>{words.about}</Heading>
        {propInfo.communityDescription && (
          <Text measured>
            <OriginalText>{propInfo.communityDescription}</OriginalText>
          </Text>
        )}
        <CareLimits limits={community.careLimits ?? []} />
        <Payments facts={community.payments ?? []} />
        {sizeText(community) && <Text>{sizeText(community)}</Text>}
        <PublicRecord community={community} />
        <Badges tags={tags} />
      </PageSection>
      <PageSection id="location">
        <Heading level={2}>{words.map}</Heading>
        <CommunityMap community={community} around={around} />
        <Text>{addressString}</Text>
        {address.isApproximate && <Text size="small">{words.mapApproximate}</Text>}
        <OwnPlaceDistances address={address} />
        <TextLink href="/your-places">{words.ownPlaces}</TextLink>
      </PageSection>
    </>
  )
}

/** Says that the community doesn’t offer the help that the person chose, and where to find it. [CARE-008 to CARE-010] */
function CareBanner({ community, care }: { community: Community; care: ChosenAnswers['care'] }) {
  const banner = care && careMismatchBanner(care, community)
  if (!banner) return null
  return (
    <Notice tone="caution" title={banner.text}>
      <TextLink href={banner.link.href}>{banner.link.text}</TextLink>
    </Notice>
  )
}

function sizeText({ propInfo: { capacity } }: Community): string | undefined {
  const size = sizeForCapacity(capacity)
  return size && capacity ? words.residents(capacity, size) : undefined
}

/** Scrolls to the photos when the URL says `?section=photos`. Behind a photo in full size, the page stays where it is. [TILE-010] */
function usePhotosSection() {
  const [parameters] = useSearchParams()
  const isScrolled = parameters.get('section') === 'photos' && !parameters.has('photo')
  useEffect(() => {
    if (isScrolled) document.getElementById('photos')?.scrollIntoView()
  }, [isScrolled])
}
