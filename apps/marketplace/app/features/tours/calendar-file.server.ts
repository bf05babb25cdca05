import type { Tour } from '@pkg/api-client'
import type { CalendarSource } from '~/features/bookings'
import { createCalendarFile } from '~/features/bookings/index.server'
import { toursTexts } from './texts'

const words = toursTexts.calendar

/** Returns the calendar file of a tour. [FIND-013] */
export const tourCalendarFile = (tour: Tour, source: CalendarSource): string =>
  createCalendarFile(
    {
      ...tour,
      product: 'Tours',
      path: `/tours/${tour.id}`,
      title: words.title(tour.communityName),
      description: words.description(source.phone),
      location: tour.address,
    },
    source,
  )
