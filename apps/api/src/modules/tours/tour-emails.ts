import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { type MessageContent, notify } from '../messaging'
import { addFamilyEvent, findRecipientPeople } from '../trust'
import { type EmailedTour, tourUpdate } from './messages'
import { type FamilyMessages, messagesIn } from './messages-in'
import { createTourLink } from './tour-link-store'
import { listTourRecipients } from './tour-recipient-store'
import type { TourDetails } from './tour-store'

/** Queues an email to the family of a tour in its language, with a link that opens the tour, once per kind and change. Does nothing without an address. */
export async function emailFamily(
  tx: Orm,
  { tour, community, family }: TourDetails,
  choose: (messages: FamilyMessages) => (email: EmailedTour) => MessageContent,
  recipient: string | null = family.email,
): Promise<void> {
  if (!recipient) return
  const content = choose(messagesIn(family.language))({ tour, community, name: family.name })
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
  await addFamilyEvent(tx, { familyId, type: 'request', text, author })
  await queue.add(tx, 'notify-dashboards', {
    familyId,
    communityId,
    ...(family.agentId ? { agentId: family.agentId } : {}),
  })
}

/** Queues an email to the advisor and the community's team who have the family's information, after a tour was moved or canceled. */
export async function emailStaff(
  tx: Orm,
  details: TourDetails,
  { isCanceled }: { isCanceled: boolean },
): Promise<void> {
  const { tour } = details
  const content = tourUpdate(details, { familyId: tour.familyId, isCanceled })
  for (const recipient of await listTourRecipients(tx, details)) {
    for (const person of await findRecipientPeople(tx, recipient)) {
      const key = `tour:${tour.id}:${tour.revision}:${content.kind}:${person.recipient}`
      await notify(tx, key, { familyId: tour.familyId, ...person }, content)
    }
  }
}
