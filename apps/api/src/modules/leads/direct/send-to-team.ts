import { momentText } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { notify, openConversation } from '../../messaging'
import { findRecipientPeople, releaseTo } from '../../trust'
import { timeZoneOf } from '../../calls'
import { directLead } from '../requests/messages'
import { type DirectLead, markDirectLeadSent } from './direct-lead-store'

/** The family of a request. */
interface SharedFamily {
  id: string
  name: string
  email: string | null
  phone: string | null
}

/**
 * Shares a family with the team of a community that it requested, opens their conversation, and emails the team, once per request. A team that
 * already has the family is only emailed. [TRUST-002, TRUTH-008]
 */
export async function sendToTeam(
  tx: Orm,
  queue: Queue,
  family: SharedFamily,
  { id: leadId, communityId: id, name, state, callBy }: DirectLead,
  { requestId, consentId }: { requestId: string; consentId: string | undefined },
): Promise<void> {
  const recipient = { kind: 'community' as const, id, name }
  await markDirectLeadSent(tx, leadId)
  await openConversation(tx, family, { role: 'community', id, name })
  for (const person of await findRecipientPeople(tx, recipient)) {
    const content = directLead(
      name,
      { id: family.id, isEmailOnly: !family.phone },
      callBy ? momentText(callBy.toISOString(), timeZoneOf(state)) : undefined,
    )
    await notify(tx, `lead:${leadId}:${requestId}:${person.recipient}`, { familyId: family.id, ...person }, content)
  }
  await queue.add(tx, 'notify-dashboards', { familyId: family.id, communityId: id })
  await releaseTo(tx, family, recipient, {
    consentId,
    leadId,
    reason: `You sent a request to ${name}`,
    ...(callBy ? { respondBy: callBy } : {}),
  })
}
