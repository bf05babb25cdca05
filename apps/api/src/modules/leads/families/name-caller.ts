import { momentText, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import { addBusinessMinutes, timeZoneOf } from '../../calls'
import { notify } from '../../messaging'
import { createReceiptLink } from '../../trust'
import { messagesIn } from '../requests/messages-in'
import { type AgentContact, findWorkPhone } from './agent-store'
import { isEmailOnly } from './email-only'
import type { FamilyRow } from './family-store'

/** What a family is told about an advisor. */
export interface NamedCaller {
  family: FamilyRow
  advisor: AgentContact
  /** By when they call. */
  dueAt: Date
  /** Whether the advisor doesn't have the family's contact info yet. */
  isNew: boolean
  /** The community whose team doesn't call, and why. */
  insteadOf?: Jobs['assign']['insteadOf']
}

/** Returns by when an advisor contacts a family. */
export const contactBy = (minutesToRespond: number, { state }: Pick<FamilyRow, 'state'>): Date =>
  addBusinessMinutes(now(), minutesToRespond, timeZoneOf(state))

/** Emails a family the name of an advisor, before the advisor can see its contact info. [TRUTH-001, TRUTH-008] */
export async function nameCaller(
  tx: Orm,
  key: string,
  { family, advisor, dueAt, isNew, insteadOf }: NamedCaller,
): Promise<void> {
  if (!family.email) return
  const caller = {
    name: family.name,
    advisor: advisor.name,
    phone: await findWorkPhone(tx, advisor.id),
    callBy: momentText(dueAt.toISOString(), timeZoneOf(family.state), family.language === 'es' ? 'es' : 'en'),
    isEmailOnly: isEmailOnly(family),
  }
  const messages = messagesIn(family.language)
  const content = insteadOf
    ? messages.advisorStepsIn({ ...caller, ...insteadOf })
    : messages.callerNamed({ ...caller, isNew })
  await notify(
    tx,
    `${key}:caller:${advisor.id}`,
    { familyId: family.id, recipient: family.email },
    { ...content, secret: await createReceiptLink(tx, family.id) },
  )
}
