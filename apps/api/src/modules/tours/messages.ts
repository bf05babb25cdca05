import { greeting, tourText } from '@pkg/domain'
import type { MessageBlock, MessageContent } from '../messaging'
import type { TourRow } from './tour-store'

/** What an email says about a tour. */
export interface EmailedTour {
  tour: Pick<TourRow, 'id' | 'date' | 'time' | 'timeZone'>
  community: { name: string; address: string }
  /** The family's name. */
  name: string
}

const seeTour = (tour: EmailedTour['tour'], label: string): MessageBlock => ({
  action: { label, url: `{marketplace}/tours/${tour.id}?token={secret}` },
})

const whenAndWhere = ({ tour, community }: EmailedTour): MessageBlock => ({
  title: 'Your tour',
  facts: [
    { label: 'Community', value: community.name },
    { label: 'Time', value: tourText(tour) },
    { label: 'Address', value: community.address },
  ],
})

const choices = 'You can add it to your calendar, choose another time, or cancel it.'

/** Returns the email to the family that booked a tour. [FIND-013] */
export const tourBooked = (email: EmailedTour): MessageContent => ({
  kind: 'tour-booked',
  subject: `Your tour of ${email.community.name} is booked`,
  blocks: [
    greeting(email.name),
    `You booked a tour of ${email.community.name}. On the day before, we’ll email you a reminder.`,
    whenAndWhere(email),
    choices,
    seeTour(email.tour, 'See your tour'),
    { aside: 'Didn’t book this tour? Cancel it on the tour’s page.' },
  ],
})

/** Returns the email to the family that asked for a time that isn't free. [FIND-013, GWZ-085] */
export const tourUnavailable = ({ tour, community, name }: EmailedTour): MessageContent => ({
  kind: 'tour-unavailable',
  subject: `Choose another time to tour ${community.name}`,
  blocks: [
    greeting(name),
    `You asked to tour ${community.name} on ${tourText(tour)}. That time isn’t free, so we haven’t booked a tour.`,
    seeTour(tour, 'Choose another time'),
    { aside: 'Didn’t ask for a tour? You can ignore this email.' },
  ],
})

/** Returns the email to the family on the day before a tour. [FIND-013] */
export const tourReminder = (email: EmailedTour): MessageContent => ({
  kind: 'tour-reminder',
  subject: `Your tour of ${email.community.name} is tomorrow`,
  blocks: [
    greeting(email.name),
    `Your tour of ${email.community.name} is tomorrow.`,
    whenAndWhere(email),
    'Can’t make it? You can choose another time or cancel it.',
    seeTour(email.tour, 'See your tour'),
  ],
})

/** Returns the email to the family after its tour was moved. [FIND-013] */
export const tourChanged = (email: EmailedTour): MessageContent => ({
  kind: 'tour-changed',
  subject: `Your tour of ${email.community.name} has a new time`,
  blocks: [
    greeting(email.name),
    `Your tour of ${email.community.name} has a new time. If you added it to your calendar, add it again.`,
    whenAndWhere(email),
    choices,
    seeTour(email.tour, 'See your tour'),
  ],
})

/** Returns the email to the family after its tour was canceled. [FIND-013] */
export const tourCanceled = ({ tour, community, name }: EmailedTour): MessageContent => ({
  kind: 'tour-canceled',
  subject: `Your tour of ${community.name} is canceled`,
  blocks: [
    greeting(name),
    `Your tour of ${community.name} on ${tourText(tour)} is canceled. If you added it to your calendar, you can remove it there.`,
    seeTour(tour, 'See your tour'),
  ],
})

/** Returns the email to the advisor or team of a family whose tour was moved or canceled. It doesn't name the family. [FIND-013] */
export const tourUpdate = (
  { tour, community }: Omit<EmailedTour, 'name'>,
  { familyId, isCanceled }: { familyId: string; isCanceled: boolean },
): MessageContent => ({
  kind: 'tour-update',
  subject: `A tour of ${community.name} ${isCanceled ? 'is canceled' : 'has a new time'}`,
  blocks: [
    isCanceled
      ? `The tour of ${community.name} on ${tourText(tour)} is canceled.`
      : `A tour of ${community.name} was moved to ${tourText(tour)}.`,
    { action: { label: 'Open family', url: `{dashboard}/families/${familyId}` } },
  ],
})
