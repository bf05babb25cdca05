import type { Family } from '@pkg/api-client'
import { maskedEmail, maskedPhone } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findVisibleFamily } from '../../access'
import { findPause } from '../../messaging'
import { listRecipients } from '../../trust'
import { callPreferencesOf, callTimes } from './call-times'
import { findCurrentOffer, listLeads, listTimeline } from './family-detail-store'
import { findSummary } from './family-summary-store'
import { findOtherContacts } from './other-contacts'
import { hasRevealed } from './reveal-service'
import { listFamilyTasks } from './task-store'

/**
 * Returns a family that a person may see. An advisor who hasn't accepted the family sees no
 * contact info. For others it's masked unless they revealed it; tasks and timeline are only for
 * staff. @throws {HttpError} 404 for any other. [DASH-003, TRUST-008, TRUTH-001]
 */
export async function getFamily(orm: Orm, id: string, person: Person): Promise<Family> {
  const row = await findVisibleFamily(orm, id, person)
  const summary = await findSummary(orm, row.id, person)
  if (!summary) throw new Error('The family has no summary')
  const isStaff = person.role === 'agent' || person.role === 'admin'
  const isRevealed = await hasRevealed(orm, row.id, person)
  const { agentId } = person
  const offer = agentId && row.agentId === agentId ? await findCurrentOffer(orm, row.id, agentId) : undefined
  const callPreferences = callPreferencesOf(row)
  const pause = isStaff ? await findPause(orm, row) : undefined
  const isOnlyOffered = offer?.status === 'offered'
  return {
    ...summary,
    ...(row.email && !isOnlyOffered ? { maskedEmail: maskedEmail(row.email) } : {}),
    ...(row.phone && !isOnlyOffered ? { maskedPhone: maskedPhone(row.phone) } : {}),
    ...(row.email && isRevealed ? { email: row.email } : {}),
    ...(row.phone && isRevealed ? { phone: row.phone } : {}),
    ...(isStaff && isRevealed ? await findOtherContacts(orm, row) : {}),
    ...(row.consent ? { consent: row.consent } : {}),
    ...(callPreferences ? { callPreferences } : {}),
    ...(isStaff ? { callTimes: callTimes(row) } : {}),
    ...(pause ? { messagePause: toMessagePause(pause) } : {}),
    ...(offer ? { offer } : {}),
    answers: row.answers,
    leads: await listLeads(orm, row.id, person),
    ...(isStaff && !isOnlyOffered ? { sharedWith: await listRecipients(orm, row.id) } : {}),
    timeline: isStaff ? await listTimeline(orm, row.id) : [],
    tasks: isStaff ? await listFamilyTasks(orm, row.id, person) : [],
  }
}

const toMessagePause = ({ since, channel, words }: NonNullable<Awaited<ReturnType<typeof findPause>>>) => ({
  since: since.toISOString(),
  channel,
  ...(words ? { words } : {}),
})
