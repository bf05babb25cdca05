import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { HandOverReason, Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { addFamilyEvent } from '../../trust'
import { type DirectLead, lockWaitingLead, markHandedOver } from './direct-lead-store'

const eventTexts = {
  silent: (community: string) => `${community} didn’t respond in time, so an advisor will call`,
  'not-disclosed': (community: string) =>
    `Not sent to ${community}, because the disclosure wasn’t acknowledged. An advisor will call`,
}

/**
 * Hands a direct request over to an advisor if the community's team hasn't got it, or hasn't responded, by the time that the family was told. Returns the family's
 * id, or undefined if the team responded. [TRUTH-008]
 */
export async function handOverLead(
  tx: Orm,
  queue: Queue,
  { leadId, requestId }: Jobs['hand-over-lead'],
): Promise<string | undefined> {
  const lead = await lockWaitingLead(tx, { leadId, requestId })
  if (!lead) return undefined
  const reason = lead.isSent ? 'silent' : 'not-disclosed'
  await addFamilyEvent(tx, { familyId: lead.familyId, type: 'assigned', text: eventTexts[reason](lead.name) })
  await giveToAdvisor(tx, queue, lead, { requestId, reason })
  return lead.familyId
}

/**
 * Gives a direct lead to an advisor: the family's own, the one that it was shown, or the next one. The family is emailed the name. A tour of a community
 * that doesn't get the request is canceled. [TRUTH-005, TRUTH-008]
 */
export async function giveToAdvisor(
  tx: Orm,
  queue: Queue,
  {
    id: leadId,
    familyId,
    communityId,
    name: community,
  }: Pick<DirectLead, 'id' | 'communityId' | 'name'> & {
    familyId: string
  },
  { requestId, reason }: { requestId: string; reason: HandOverReason },
): Promise<void> {
  const agentId = await markHandedOver(tx, leadId, now())
  if (reason === 'not-disclosed') await queue.add(tx, 'cancel-tours', { familyId, communityId })
  const insteadOf = { leadId, community, reason }
  await queue.add(tx, 'assign', { familyId, requestId, ...(agentId ? { agentId } : {}), insteadOf })
}
