import { isSoldHome, now, realEstateStageLabel } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { endHomeOffers, endRelease } from '../../trust'
import { findAgent } from '../families/agent-store'
import { lockFamily } from '../families/family-store'
import { offerHome } from './assign-real-estate'
import { findHomeBasis } from './home-basis'
import type { RealEstateRow } from './real-estate-store'

/**
 * Takes a home from its agent, who loses access to the family, and offers it to another one.
 * @throws {HttpError} 422 for anyone but an admin, for a home that was sold or bought, for its own or an unknown agent, or without the family's consent. [AGENT-006, TRUTH-002, DASH-016]
 */
export async function reassignHome(
  tx: Orm,
  queue: Queue,
  { row: { lead, dueAt }, agentId }: { row: RealEstateRow; agentId: string },
  person: Person,
): Promise<void> {
  if (person.role !== 'admin') throw invalidAgent('Only admins can reassign a real estate lead')
  if (isSoldHome(lead.stage)) {
    const label = realEstateStageLabel(lead.stage)
    throw invalidAgent(`This home’s stage is ${label}. If that’s wrong, change the stage first.`)
  }
  if (agentId === lead.agentId) throw invalidAgent('This agent already has the home. Choose another one.')
  const agent = await findAgent(tx, agentId)
  const family = await lockFamily(tx, lead.familyId)
  if (!agent || !family) throw invalidAgent(`Agent "${agentId}" doesn't exist`)
  const basis = await findHomeBasis(tx, family, lead.need)
  if ('missing' in basis) throw invalidAgent(`No real estate agent can be asked, because ${basis.missing}`)

  const before = lead.agentId
  await endHomeOffers(tx, [lead.id], now())
  if (before && !dueAt) await endRelease(tx, family.id, { kind: 'agent', id: before })
  await offerHome(tx, queue, { lead, family }, agent)
  for (const changed of before ? [before, agentId] : [agentId]) {
    await queue.add(tx, 'notify-dashboards', { familyId: family.id, agentId: changed })
  }
}

const invalidAgent = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/agentId' } }])
