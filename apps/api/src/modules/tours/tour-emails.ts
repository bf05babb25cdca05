import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import type { BookingActor, StaffActor } from '../bookings'
import { type MessageContent, notify } from '../messaging'
import { addFamilyEvent, findRecipientPeople, type RecipientPerson } from '../trust'
import { type EmailedTour, type TourUpdate, tourUpdate } from './messages'
import { type FamilyMessages, messagesIn } from './messages-in'
import { createTourLink } from './tour-link-store'
import { listTourRecipients } from './tour-recipient-store'
import type { TourDetails } from './tour-store'

/** Who of the staff did something, and why. */
interface StaffAct {
  by?: StaffActor | undefined
  reason?: string | undefined
}

/** Queues an email to the family of a tour in its language, with a link that opens the tour, once per kind and change. Does nothing without an address. */
export async function emailFamily(
  tx: Orm,
  { tour, community, family }: TourDetails,
  choose: (messages: FamilyMessages) => (email: EmailedTour) => MessageContent,
  { recipient = family.email, ...act }: StaffAct & { recipient?: string | null } = {},
): Promise<void> {
  if (!recipient) return
  const content = choose(messagesIn(family.language))({ tour, community, name: family.name, ...act })
  const key = `tour:${tour.id}:${tour.revision}:${content.kind}`
  const secret = await createTourLink(tx, tour)
  await notify(tx, key, { familyId: tour.familyId, recipient }, { ...content, secret })
}

/** Adds what happened to a tour to the family's timeline, and updates the dashboards that show the family. */
export async function recordTourEvent(
  tx: Orm,
  queue: Queue,
  { tour, family }: TourDetails,
  { text, author }: { text: string; author: string },
): Promise<void> {
  const { familyId, communityId } = tour
  await addFamilyEvent(tx, { familyId, type: 'tour', text, author })
  await queue.add(tx, 'notify-dashboards', {
    familyId,
    communityId,
    ...(family.agentId ? { agentId: family.agentId } : {}),
  })
}

/** What happened to a tour, who did it if it was a person, and why. */
interface TourNews {
  update: TourUpdate
  by?: BookingActor | undefined
  reason?: string | undefined
}

/** Queues an email to the advisor and the community's team who have the family's information, after a tour was booked, moved, or canceled. The person who did it gets none. */
export async function emailStaff(tx: Orm, details: TourDetails, news: TourNews): Promise<void> {
  const { tour } = details
  const content = tourUpdate(details, { familyId: tour.familyId, ...news })
  for (const recipient of await listTourRecipients(tx, details)) {
    for (const person of await findRecipientPeople(tx, recipient)) {
      if (isActor(person, news.by)) continue
      const key = `tour:${tour.id}:${tour.revision}:${content.kind}:${person.recipient}`
      await notify(tx, key, { familyId: tour.familyId, ...person }, content)
    }
  }
}

function isActor({ agentId, userId }: RecipientPerson, by: BookingActor | undefined): boolean {
  if (by?.kind === 'advisor') return agentId === by.agentId
  return by?.kind === 'team' && userId !== undefined && userId === by.userId
}
