import { momentText, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import { notify, openConversation } from '../../messaging'
import { createReceiptLink, releaseTo } from '../../trust'
import { addBusinessMinutes, timeZoneOf } from '../../calls'
import { findAgent, findWorkPhone } from '../families/agent-store'
import { isEmailOnly } from '../families/email-only'
import type { FamilyRow } from '../families/family-store'
import { realEstateAgentNamed } from '../requests/messages'
import { businessDayMinutes } from './assign-real-estate'
import { findHomeBasis } from './home-basis'
import type { RealEstateLeadRow } from './real-estate-store'

/**
 * Shares a family with the real estate agent who accepted its home. The family is emailed the agent's name first: without that email and the family's
 * consent, nothing is released. @throws {HttpError} 409. [TRUST-002, TRUTH-001, TRUTH-002]
 */
export async function shareHome(tx: Orm, family: FamilyRow, lead: RealEstateLeadRow, agentId: string): Promise<void> {
  const agent = await findAgent(tx, agentId)
  const basis = await findHomeBasis(tx, family, lead.need)
  if (!agent) throw new Error('The real estate agent of an accepted home no longer exists')
  if ('missing' in basis) {
    throw conflict('offer-closed', 'This home is no longer offered to you', [{ detail: `Because ${basis.missing}` }])
  }

  const { id, name } = agent
  const timeZone = timeZoneOf(family.state)
  const callBy = addBusinessMinutes(now(), businessDayMinutes, timeZone).toISOString()
  const named = realEstateAgentNamed({
    name: family.name,
    agent: name,
    phone: await findWorkPhone(tx, id),
    need: lead.need,
    callBy: momentText(callBy, timeZone),
    isEmailOnly: isEmailOnly(family),
  })
  await notify(
    tx,
    `home:${lead.id}:named:${id}:${callBy}`,
    { familyId: family.id, recipient: basis.email },
    { ...named, secret: await createReceiptLink(tx, family.id) },
  )
  await openConversation(tx, family, { role: 'agent', id, name }, { kind: 'RealEstateClient' })
  await releaseTo(
    tx,
    family,
    { kind: 'agent', id, name },
    { consentId: basis.consentId, reason: `You want to ${lead.need} a home`, answers: 'home-answers' },
  )
}
