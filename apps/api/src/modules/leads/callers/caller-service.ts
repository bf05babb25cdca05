import type { BodyOf, endpoints } from '@pkg/api-client'
import { type CallerChoice, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { findPicturePath } from '../../advisors'
import { addBusinessMinutes, roundUpToHalfHour } from '../../calls'
import { type CallerChoiceRow, deleteChoicesBefore, findLastChoice, insertChoice } from './caller-choice-store'
import { findProspectiveCallers, minutesToSend, type Visitor } from './prospective-callers'
import { listRequested } from './requested-communities'
import { timeZoneFor, toCallerChoice } from './shown-callers'

/** Minutes for which the same choice is shown again, so the family still has time to send its request. */
const minutesToRepeat = 30

/** Hours after which choices are deleted. */
const hoursToKeep = 24

/** What the operator's settings say about calls. */
export interface CallSettings {
  operator: string
  /** Business minutes in which an advisor accepts a family, or the next one gets it. */
  minutesToRespond: number
}

/** Chooses who will call a family, and by when. Pages of one visit that follow each other get the same choice. [TRUTH-001, TRUST-007] */
export function chooseCallers(
  orm: Orm,
  request: ChoiceRequest,
  visitor: Visitor,
  { operator, minutesToRespond }: CallSettings,
): Promise<CallerChoice> {
  return orm.transaction(async (tx) => {
    const communities = await listRequested(tx, request.slugs ?? [])
    const found = await findProspectiveCallers(tx, request, communities, visitor)
    const timeZone = timeZoneFor(communities, found.state)
    const facts = {
      slugs: communities.map(({ id }) => id),
      state: found.state,
      directSlugs: found.direct.map(({ id }) => id),
      needsAdvisor: found.needsAdvisor,
      agentId: found.advisor?.id ?? null,
    }
    const callBy = () => addBusinessMinutes(now(), minutesToSend + minutesToRespond, timeZone)
    const choice =
      (await findSameChoice(tx, visitor, facts, request)) ??
      (await insertNewChoice(tx, {
        ...facts,
        anonymousId: visitor.anonymousId,
        callBy: bookedFor(request, found.advisor?.id) ?? found.promisedBy ?? roundUpToHalfHour(callBy()),
      }))
    const picture = found.advisor && (await findPicturePath(tx, found.advisor))
    return toCallerChoice(choice, { ...found, communities }, operator, picture)
  })
}

type ChoiceRequest = BodyOf<typeof endpoints.callerChoices.create>

/** Returns when the call begins that a family books with the advisor it asks directly, if that's who would call. */
const bookedFor = ({ agentId, callStartsAt }: ChoiceRequest, callerId: string | undefined): Date | undefined =>
  callStartsAt !== undefined && agentId !== undefined && agentId === callerId ? new Date(callStartsAt) : undefined

type ChoiceFacts = Pick<CallerChoiceRow, 'slugs' | 'state' | 'directSlugs' | 'needsAdvisor' | 'agentId'>

/** Returns the visitor's last choice if nothing has changed and it's recent, or the one that a request was sent with. */
async function findSameChoice(
  tx: Orm,
  { anonymousId }: Visitor,
  facts: ChoiceFacts,
  { id: sentId, agentId: askedId, callStartsAt }: ChoiceRequest,
): Promise<CallerChoiceRow | undefined> {
  const minutes = sentId ? minutesToSend : minutesToRepeat
  const last = await findLastChoice(tx, anonymousId, new Date(now().getTime() - minutes * 60_000))
  if (!last || (sentId && last.id !== sentId)) return undefined
  // The time of a booked call is that of this choice only.
  if (!sentId && askedId && last.callBy.toISOString() !== new Date(callStartsAt ?? 0).toISOString()) return undefined
  const { slugs, state, directSlugs, needsAdvisor, agentId } = last
  return JSON.stringify({ slugs, state, directSlugs, needsAdvisor, agentId }) === JSON.stringify(facts)
    ? last
    : undefined
}

async function insertNewChoice(tx: Orm, choice: Parameters<typeof insertChoice>[1]): Promise<CallerChoiceRow> {
  await deleteChoicesBefore(tx, new Date(now().getTime() - hoursToKeep * 3_600_000))
  return insertChoice(tx, choice)
}
