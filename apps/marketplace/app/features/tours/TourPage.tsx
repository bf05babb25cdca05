import { Text, TextLink } from '@pkg/ui'
import { BookingPage, type ShownBooking } from '~/features/bookings'
import { TourChoices } from './TourChoices'
import { toolPath } from '~/site/links/tool-links'
import { toursTexts } from './texts'
import type { TourOutcome, TourView } from './tour-page.server'

const words = toursTexts.page

interface TourPageProps {
  /** Undefined for a tour that this browser may not see. */
  tour: TourView | undefined
  /** What the last form did. */
  done: TourOutcome | undefined
}

/** A tour that a family booked, and how to move or cancel it. Works without an account and without scripts. [FIND-013] */
export const TourPage = ({ tour, done }: TourPageProps) => (
  <BookingPage booking={tour && showTour(tour)} words={words} done={done} />
)

const showTour = ({ id, status, when, address, community, communityUrl, days, zone }: TourView): ShownBooking => ({
  title: words.title(community),
  status,
  path: `/tours/${id}`,
  againUrl: `${communityUrl}#tour`,
  facts: [
    { term: status === 'requested' ? words.asked : words.facts.when, fact: when },
    { term: words.facts.where, fact: address },
    { term: words.facts.community, fact: <TextLink href={communityUrl}>{community}</TextLink> },
  ],
  preparation: (
    <Text>
      {words.prepare} <TextLink href={toolPath('tour-checklist')}>{words.checklist}</TextLink>
    </Text>
  ),
  choices: days.length > 0 && <TourChoices days={days} zone={zone} />,
  request: { title: words.requested, detail: words.requestedDetail, submit: words.book },
})
