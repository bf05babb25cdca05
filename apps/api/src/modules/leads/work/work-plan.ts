import type { Account, ReceivedWork, WorkReassignment } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { countAssigned } from '../../messaging'
import { findMissingConsent } from '../families/reassign-family'
import { findHomeBasis } from '../real-estate/home-basis'
import {
  type FamilyOfAdvisor,
  isProfileShared,
  listCommunitiesAlone,
  listCoverIds,
  listFamiliesOf,
  listHomesOf,
  listOtherTasks,
} from './work-store'

/** Work, and the receiver who gets it, if anyone does. */
type Given<Work> = Work & { to: ReceivedWork | undefined }

/** Everything that a person works on, and who gets it. */
export interface WorkPlan {
  families: Given<FamilyOfAdvisor>[]
  /** Families that are only offered to the person. */
  offers: FamilyOfAdvisor[]
  homes: Given<{ id: string; familyId: string }>[]
  tasks: Given<{ id: string; familyId: string | null }>[]
  coverIds: string[]
  /** Whether another active account works with the advisor profile, whose work stays. */
  isProfileShared: boolean
  /** What the plan says, in numbers. */
  summary: WorkReassignment
}

/**
 * Plans who gets the work of an account. Receivers take turns, and one that a family stopped sharing with is left out for it. The work of an advisor
 * profile that another active account works with stays. [DASH-012, WORK-007, TRUST-004]
 */
export async function planWork(tx: Orm, account: Account, receivers: ReceivedWork[]): Promise<WorkPlan> {
  const agents = receivers.filter(({ kind }) => kind === 'agent')
  const work = await planAgentWork(tx, account, agents)
  const communities = account.communities.length
  for (const receiver of receivers) if (receiver.kind === 'user') receiver.communities = communities
  const { families, offers, homes, tasks, coverIds } = work
  const summary = {
    id: account.id,
    families: families.length,
    offers: offers.length,
    homes: homes.length,
    tasks: tasks.length,
    conversations: await countAssigned(tx, account.id),
    communities,
    communitiesAlone: await listCommunitiesAlone(tx, account.id),
    covers: coverIds.length,
    waiting: agents.length === 0 ? 0 : [...families, ...homes].filter(({ to }) => to === undefined).length,
    receivers,
  }
  return { ...work, summary }
}

async function planAgentWork(
  tx: Orm,
  { id, agentId }: Account,
  agents: ReceivedWork[],
): Promise<Omit<WorkPlan, 'summary'>> {
  const isShared = agentId !== undefined && (await isProfileShared(tx, agentId, id))
  if (agentId === undefined || isShared) {
    return { families: [], offers: [], homes: [], tasks: [], coverIds: [], isProfileShared: isShared }
  }
  const all = await listFamiliesOf(tx, agentId)
  const moving = all.map((family) => family.id)
  const others = await listOtherTasks(tx, agentId, moving)
  return {
    families: await giveFamilies(
      tx,
      all.filter(({ requestId }) => requestId === null),
      agents,
    ),
    offers: all.filter(({ requestId }) => requestId !== null),
    homes: await giveHomes(tx, agentId, agents),
    tasks: others.map((task, index) => give(task, 'tasks', inTurn(agents, index)[0])),
    coverIds: await listCoverIds(tx, agentId),
    isProfileShared: false,
  }
}

async function giveFamilies(tx: Orm, families: FamilyOfAdvisor[], agents: ReceivedWork[]) {
  const given: WorkPlan['families'] = []
  for (const [index, family] of families.entries()) {
    const allowed: ReceivedWork[] = []
    for (const agent of inTurn(agents, index)) {
      if (allowed.length === 0 && !(await findMissingConsent(tx, family.id, agent.id))) allowed.push(agent)
    }
    given.push(give(family, 'families', allowed[0]))
  }
  return given
}

async function giveHomes(tx: Orm, agentId: string, agents: ReceivedWork[]) {
  const given: WorkPlan['homes'] = []
  for (const [index, { id, familyId, need, email }] of (await listHomesOf(tx, agentId)).entries()) {
    const basis = await findHomeBasis(tx, { id: familyId, email }, need)
    given.push(give({ id, familyId }, 'homes', 'missing' in basis ? undefined : inTurn(agents, index)[0]))
  }
  return given
}

/** Returns the receivers, beginning with the one whose turn it is. */
const inTurn = (receivers: ReceivedWork[], index: number): ReceivedWork[] => {
  const start = receivers.length === 0 ? 0 : index % receivers.length
  return [...receivers.slice(start), ...receivers.slice(0, start)]
}

/** Gives work to a receiver, and counts it. */
function give<Work>(work: Work, kind: 'families' | 'homes' | 'tasks', to: ReceivedWork | undefined): Given<Work> {
  if (to) to[kind] += 1
  return { ...work, to }
}
