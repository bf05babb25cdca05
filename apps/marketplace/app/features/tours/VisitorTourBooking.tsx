import type { Tour } from '@pkg/api-client'
import { Text, TextLink } from '@pkg/ui'
import { useEffect, useState } from 'react'
import { findOwnTour } from './load-tours'
import { toursTexts } from './texts'
import { useVisitor } from '~/site/visitor/visitor'
import { TourBooking, type TourBookingProps } from './TourBooking'

/**
 * The booking of a tour on a page that is the same for everyone. A browser with a request asks for its own tour once the page is there, and
 * without scripts a link leads to it. [FIND-013, FIND-014]
 */
export function VisitorTourBooking({ community, days }: Omit<TourBookingProps, 'ownTour'>) {
  const ownTour = useOwnTour(community.id)
  return (
    <>
      <TourBooking community={community} days={days} ownTour={ownTour} />
      <noscript>
        <Text size="small">
          {toursTexts.booking.booked}{' '}
          <TextLink href={`/tours/own?community=${community.id}`}>{toursTexts.booking.see}</TextLink>
        </Text>
      </noscript>
    </>
  )
}

function useOwnTour(communityId: string): Tour | undefined {
  const visitor = useVisitor()
  const [own, setOwn] = useState<{ communityId: string; tour: Tour | undefined }>()
  useEffect(() => {
    if (visitor?.isKnown !== true) return
    void import('~/site/api/api')
      .then(async ({ api }) => setOwn({ communityId, tour: await findOwnTour(api, communityId) }))
      // Without the tour, the page offers to book one.
      .catch(() => undefined)
  }, [visitor, communityId])
  return own?.communityId === communityId ? own.tour : undefined
}
