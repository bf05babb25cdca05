import { greeting, tourText } from '@pkg/domain'
import type { BookingActor, StaffActor } from '../bookings'
import type { MessageBlock, MessageContent } from '../messaging'
import type { TourRow } from './tour-store'

/** What an email says about a tour. */
export interface EmailedTour {
  tour: Pick<TourRow, 'id' | 'date' | 'time' | 'timeZone'>
  community: { name: string; address: string }
  /** The family's name. */
  name: string
  /** Who of the staff did it. Missing if the family did, or if no person did. */
  by?: StaffActor | undefined
  /** Why, in the words of staff. */
  reason?: string | undefined
}

/** Returns the subject of a sentence about what staff did, as families know them. */
function doer({ kind, name }: StaffActor, { community }: EmailedTour): string {
  if (kind === 'team') return `The team at ${community.name}`
  return kind === 'advisor' ? name : 'We'
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

const bookedText = (email: EmailedTour): string =>
  email.by
    ? `${doer(email.by, email)} booked a tour of ${email.community.name} for you.`
    : `You booked a tour of ${email.community.name}.`

const changedText = (email: EmailedTour): string =>
  email.by
    ? `${doer(email.by, email)} moved your tour of ${email.community.name} to a new time.`
    : `Your tour of ${email.community.name} has a new time.`

function canceledText(email: EmailedTour): string {
  const what = `tour of ${email.community.name} on ${tourText(email.tour)}`
  return email.by ? `${doer(email.by, email)} canceled your ${what}.` : `Your ${what} is canceled.`
}

/** Returns the email to the family for which a tour was booked. [FIND-013] */
export const tourBooked = (email: EmailedTour): MessageContent => ({
  kind: 'tour-booked',
  subject: `Your tour of ${email.community.name} is booked`,
  blocks: [
    greeting(email.name),
    `${bookedText(email)} On the day before, we’ll email you a reminder.`,
    whenAndWhere(email),
    choices,
    seeTour(email.tour, 'See your tour'),
    { aside: `${email.by ? 'Don’t want this tour?' : 'Didn’t book this tour?'} Cancel it on the tour’s page.` },
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
    `${changedText(email)} If you added it to your calendar, add it again.`,
    whenAndWhere(email),
    choices,
    seeTour(email.tour, 'See your tour'),
  ],
})

/** Returns the email to the family after its tour was canceled. [FIND-013] */
export const tourCanceled = (email: EmailedTour): MessageContent => ({
  kind: 'tour-canceled',
  subject: `Your tour of ${email.community.name} is canceled`,
  blocks: [
    greeting(email.name),
    `${canceledText(email)} If you added it to your calendar, you can remove it there.`,
    ...(email.reason ? [`Reason: ${email.reason}`] : []),
    seeTour(email.tour, 'See your tour'),
  ],
})

/** What happened to a tour that staff are emailed about. */
export type TourUpdate = 'booked' | 'moved' | 'canceled'

const updateSubjects: Record<TourUpdate, string> = {
  booked: 'is booked',
  moved: 'has a new time',
  canceled: 'is canceled',
}

/** What an email to staff says about a tour: what happened, who did it if it was a person, and why. */
export interface StaffTourUpdate {
  familyId: string
  update: TourUpdate
  by?: BookingActor | undefined
  reason?: string | undefined
}

/** Returns the email to the advisor or team of a family whose tour was booked, moved, or canceled. It doesn't name the family. [FIND-013, WORK-020] */
export const tourUpdate = (
  { tour, community }: Pick<EmailedTour, 'tour' | 'community'>,
  { familyId, update, by, reason }: StaffTourUpdate,
): MessageContent => ({
  kind: 'tour-update',
  subject: `A tour of ${community.name} ${updateSubjects[update]}`,
  blocks: [
    updateText({ update, by }, { name: community.name, when: tourText(tour) }),
    ...(reason ? [`Reason: ${reason}`] : []),
    { action: { label: 'Open family', url: `{dashboard}/families/${familyId}` } },
  ],
})

function updateText(
  { update, by }: Pick<StaffTourUpdate, 'update' | 'by'>,
  { name, when }: { name: string; when: string },
): string {
  const who = by && staffName(by, name)
  if (update === 'booked') return `${who ? `${who} booked a tour` : 'A tour was booked'} of ${name} on ${when}.`
  if (update === 'moved') return `${who ? `${who} moved a tour of ${name}` : `A tour of ${name} was moved`} to ${when}.`
  return who ? `${who} canceled the tour of ${name} on ${when}.` : `The tour of ${name} on ${when} is canceled.`
}

/** Returns the subject of a sentence about what a person did, as colleagues know them. */
function staffName(by: BookingActor, community: string): string {
  if (by.kind === 'family') return 'The family'
  return by.kind === 'team' ? `The team at ${community}` : by.name
}
