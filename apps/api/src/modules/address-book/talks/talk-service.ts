import type { BodyOf, ContactTalk, endpoints } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { findVisibleFamilyId } from '../../access'
import { findContactName } from '../contacts/contact-store'
import { insertTalk } from './talk-store'

/** How far the clock of the person who logs a talk may be ahead, in milliseconds. */
const clockTolerance = 300_000

/**
 * Logs a talk with a contact that a person reads, about families that they see.
 * @throws {HttpError} 404 for any other contact or family, or 422 for a time that doesn't exist or hasn't come [DASH-014]
 */
export async function logTalk(
  tx: Orm,
  { contactId, outcome, minutes, note, at, clientIds = [] }: BodyOf<typeof endpoints.contactTalks.create>,
  person: Person,
): Promise<ContactTalk> {
  const contactName = isUuid(contactId) ? await findContactName(tx, contactId, person) : undefined
  if (contactName === undefined) throw notFound('contact', contactId)
  const familyIds = new Set<string>()
  for (const id of clientIds) familyIds.add(await findVisibleFamilyId(tx, id, person))
  const talk = {
    contactId,
    outcome,
    minutes: minutes ?? null,
    note: note?.trim() ?? null,
    at: readTime(at),
    person: person.name,
    userId: person.userId ?? null,
  }
  return insertTalk(tx, talk, { contactName, familyIds: [...familyIds] })
}

function readTime(text: string | undefined): Date {
  if (text === undefined) return now()
  const time = new Date(text)
  if (!Number.isNaN(time.getTime()) && time.getTime() <= now().getTime() + clockTolerance) return time
  throw unprocessable([{ detail: 'Enter a time that has passed', source: { pointer: '/data/attributes/at' } }])
}
