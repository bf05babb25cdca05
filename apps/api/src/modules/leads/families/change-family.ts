import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, endpoints, Family } from '@pkg/api-client'
import { parseLeadSource } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { families } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import { findVisibleFamily, requireAcceptedFamily } from '../../access'
import type { EventHub } from '../../messaging'
import { changeAsked } from './asked-communities'
import { changeSpokenSource, listAskedCommunities } from './asked-community-store'
import { correctedValues, followCorrection } from './correct-contact'
import { type FamilyRow, lockFamily, updateFamily } from './family-store'
import { getFamily } from './get-family'
import { followPause, pauseValues } from './pause-family'
import { type Reassignment, reassignFamily } from './reassign-family'
import { answersAfter } from './spoken-answers'
import { followStage, stageValues } from './stage-change'

type FamilyChange = BodyOf<typeof endpoints.clients.update>

/** A family to change, and the version that the change is based on. */
interface FamilySubject {
  id: string
  base: number | undefined
  change: FamilyChange
}

/**
 * Changes a family: its stage, pause, contact info, answers, communities, and advisor. Returns it, also to an advisor who reassigned it and no longer sees it.
 * @throws {HttpError} 404, 409 for a family that the advisor hasn't accepted, 412 if someone else changed it, or 422 for invalid values [WORK-007, WORK-019]
 */
export async function changeFamily(
  orm: Orm,
  hub: EventHub,
  reassignment: Reassignment,
  { id, base, change }: FamilySubject,
  person: Person,
): Promise<Family> {
  const before = await orm.transaction(async (tx) => {
    await findVisibleFamily(tx, id, person)
    await requireVersion(tx, families, id, base)
    const row = await lockVisibleFamily(tx, id, person)
    // Moving a family to another stage accepts it. Nothing else does.
    if (!change.stage) await requireAcceptedFamily(tx, id, person)
    await applyChange(tx, row, change, person)
    const family = await getFamily(tx, id, person)
    if (change.agentId)
      await reassignFamily(tx, reassignment, (await lockFamily(tx, id)) ?? row, change.agentId, person)
    return { row, family }
  })
  reassignment.queue.wake()
  if (change.stage && change.stage !== before.row.stage) {
    const advisorId = before.row.agentId
    hub.publish({ type: 'family', familyId: id, ...(advisorId ? { agentId: advisorId } : {}) })
  }
  const { agentId } = change
  const isReassigned = agentId !== undefined && person.role !== 'admin' && agentId !== person.agentId
  return isReassigned ? withoutContact(before.family, agentId) : getFamily(orm, id, person)
}

async function lockVisibleFamily(tx: Orm, id: string, person: Person): Promise<FamilyRow> {
  const row = await lockFamily(tx, id)
  await findVisibleFamily(tx, id, person)
  if (!row) throw new Error('A visible family was not locked')
  return row
}

async function applyChange(tx: Orm, before: FamilyRow, change: FamilyChange, person: Person): Promise<void> {
  const corrected = await correctedValues(tx, before, change)
  const staged = stageValues(before, change)
  const paused = pauseValues(before, change, staged)
  await changeCommunities(tx, before, change, person)
  const values = { ...staged, ...paused, ...corrected, ...(await spokenValues(tx, before, change)) }
  if (Object.keys(values).length > 0) await updateFamily(tx, before.id, values)
  await followStage(tx, before, change, person)
  await followPause(tx, before.id, paused, person)
  await followCorrection(tx, before, corrected, person)
}

/** Changes the communities that a family asks about, and how it found us. [WORK-019] */
async function changeCommunities(
  tx: Orm,
  { id, answers }: FamilyRow,
  { communityIds, source }: FamilyChange,
  person: Person,
): Promise<void> {
  if (source) await changeSpokenSource(tx, id, source)
  if (!communityIds) return
  const known = answers.leadSource === undefined ? 'direct call' : parseLeadSource(answers.leadSource)
  await changeAsked(tx, id, communityIds, { source: source ?? known, person })
}

/** Returns the values of a family that says something else about its search now. [WORK-019] */
async function spokenValues(tx: Orm, before: FamilyRow, change: FamilyChange): Promise<Partial<FamilyRow>> {
  const asked = change.budgetRange ? await listAskedCommunities(tx, before.id) : []
  const answers = await answersAfter(
    tx,
    before.answers,
    change,
    asked.map(({ communityId }) => communityId),
  )
  return {
    ...(isDeepStrictEqual(answers, before.answers) ? {} : { answers }),
    ...(change.language && change.language !== before.language ? { language: change.language } : {}),
  }
}

/** Returns a family that its advisor reassigned, without the contact info that they had revealed. */
function withoutContact(
  { email: _email, phone: _phone, otherContacts: _others, offer: _offer, agentName: _former, ...family }: Family,
  agentId: string,
): Family {
  return { ...family, agentId }
}
