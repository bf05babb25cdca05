import type { BodyOf, endpoints, WorkReassignment } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { closeProfile } from '../../advisors'
import { disableAccount, giveCommunities, lockedAccount } from '../../identity'
import { reassignConversations } from '../../messaging'
import { endRelease, takeHomes } from '../../trust'
import { endCover } from '../covers/cover-releases'
import { markEnded } from '../covers/cover-store'
import { lockFamily } from '../families/family-store'
import { removeAdvisor } from '../families/offer-outcomes'
import { type Reassignment, reassignFamily } from '../families/reassign-family'
import { reassignHome } from '../real-estate/reassign-home'
import { findRealEstateRow } from '../real-estate/real-estate-store'
import { readReceivers } from './receivers'
import { planWork, type WorkPlan } from './work-plan'
import { saveTaskOwner } from './work-store'

type Preview = BodyOf<typeof endpoints.workReassignments.preview>
type NewReassignment = BodyOf<typeof endpoints.workReassignments.create>

/** Returns how much work a person has, and what each receiver would get. @throws {HttpError} 404, or 422 for receivers who can't get it [DASH-012] */
export function previewWork(orm: Orm, id: string, receivers: Preview): Promise<WorkReassignment> {
  return orm.transaction(async (tx) => {
    const account = await lockedAccount(tx, id)
    return (await planWork(tx, account, await readReceivers(tx, account, receivers))).summary
  })
}

/**
 * Reassigns all work of a person, and disables their account, in one transaction: families and tasks move to the receivers, homes are offered to them,
 * open offers go to the next advisor, communities get another team, and covers end. What happened before keeps the person's name.
 * @throws {HttpError} 404, 409 for the last admin or one's own account, or 422 without a receiver of families, homes, or tasks [DASH-012, WORK-007]
 */
export async function reassignWork(
  orm: Orm,
  reassignment: Reassignment,
  { id, body }: { id: string; body: NewReassignment },
  person: Person,
): Promise<WorkReassignment> {
  const summary = await orm.transaction(async (tx) => {
    const account = await lockedAccount(tx, id)
    const receivers = await readReceivers(tx, account, body)
    const plan = await planWork(tx, account, receivers)
    requireReceivers(
      plan,
      receivers.some(({ kind }) => kind === 'agent'),
    )
    // The account is disabled first, because neither the last admin nor oneself can be.
    await disableAccount(tx, id, body.reason, person)
    if (account.agentId !== undefined && !plan.isProfileShared)
      await moveAgentWork(tx, reassignment, { plan, agentId: account.agentId }, person)
    const userIds = receivers.flatMap((one) => (one.kind === 'user' ? [one.id] : []))
    if (userIds.length > 0) await giveCommunities(tx, { from: id, to: userIds, reason: body.reason }, person)
    await reassignConversations(tx, { from: id, to: userIds }, person)
    return plan.summary
  })
  reassignment.queue.wake()
  return summary
}

/** @throws {HttpError} 422 */
function requireReceivers({ summary: { families, homes, tasks } }: WorkPlan, hasAgents: boolean): void {
  if (hasAgents || families + homes + tasks === 0) return
  const detail = `Choose who gets the ${families} families, ${homes} homes, and ${tasks} tasks`
  throw unprocessable([{ detail, source: { pointer: '/data/attributes/agentIds' } }])
}

async function moveAgentWork(
  tx: Orm,
  reassignment: Reassignment,
  { plan, agentId }: { plan: WorkPlan; agentId: string },
  person: Person,
): Promise<void> {
  const { queue } = reassignment
  await closeProfile(tx, agentId)
  for (const id of plan.coverIds) {
    await markEnded(tx, id)
    await endCover(tx, id)
  }
  for (const { id, to } of plan.families) {
    const family = await lockFamily(tx, id)
    if (family && to) await reassignFamily(tx, reassignment, family, to.id, person)
    else await removeAdvisor(tx, id, agentId, 'The advisor left')
  }
  for (const { id: familyId, requestId } of plan.offers) {
    await removeAdvisor(tx, familyId, agentId, 'The advisor left')
    if (requestId) await queue.add(tx, 'assign', { familyId, requestId })
  }
  await moveHomes(tx, reassignment, { plan, agentId }, person)
  for (const { id, to, familyId } of plan.tasks) {
    const family = familyId === null ? undefined : await lockFamily(tx, familyId)
    await saveTaskOwner(tx, id, family?.agentId && family.agentId !== agentId ? family.agentId : (to?.id ?? null))
  }
}

async function moveHomes(
  tx: Orm,
  { queue }: Reassignment,
  { plan, agentId }: { plan: WorkPlan; agentId: string },
  person: Person,
): Promise<void> {
  for (const { id, familyId, to } of plan.homes) {
    const row = await findRealEstateRow(tx, id, person)
    if (row && to) await reassignHome(tx, queue, { row, agentId: to.id }, person)
    else {
      await takeHomes(tx, familyId, agentId)
      await endRelease(tx, familyId, { kind: 'agent', id: agentId })
    }
  }
}
