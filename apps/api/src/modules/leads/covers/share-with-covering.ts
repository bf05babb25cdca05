import type { Orm } from '../../../database/database'
import { findLastRevocation, findNamedConsent, findSharingConsent, releaseTo } from '../../trust'
import { findAgent } from '../families/agent-store'
import { type CoverRow, findActiveCover } from './cover-store'

/** A family with what it shares. */
interface SharedFamily {
  id: string
  email: string | null
  phone: string | null
}

/** Shares a family with the advisor who covers for its absent one today, if there is one. [WORK-007, TRUST-002] */
export async function shareWithCovering(tx: Orm, family: SharedFamily, agentId: string): Promise<void> {
  const cover = await findActiveCover(tx, agentId)
  if (cover) await shareForCover(tx, family, cover)
}

/** Shares a family for a cover, unless the family stopped sharing with the covering advisor or never agreed to share. [TRUST-002, TRUST-004] */
export async function shareForCover(tx: Orm, family: SharedFamily, cover: CoverRow): Promise<void> {
  const advisor = await findAgent(tx, cover.coveringId)
  const absent = await findAgent(tx, cover.agentId)
  if (!advisor || !absent) return
  const recipient = { kind: 'agent' as const, id: advisor.id, name: advisor.name }
  const stopped = await findLastRevocation(tx, family.id, recipient)
  if (stopped && !(await findNamedConsent(tx, family.id, recipient))) return
  const consentId = await findSharingConsent(tx, family.id, recipient)
  if (!consentId) return
  const reason = `Helps you while ${absent.name} is away`
  await releaseTo(tx, family, recipient, { consentId, reason, coverId: cover.id })
}
