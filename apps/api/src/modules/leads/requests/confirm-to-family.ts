import { momentText } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notify } from '../../messaging'
import { createReceiptLink } from '../../trust'
import type { HonoredChoice } from '../callers/honored-choice'
import { hasAcceptedAdvisor } from '../families/accepted-family'
import { findAgent } from '../families/agent-store'
import { isEmailOnly } from '../families/email-only'
import { type FamilyRow, lockFamily } from '../families/family-store'
import type { CompleteRequest, RequestedCommunity } from './complete-request'
import { messagesIn } from './messages-in'
import { listCostBlocks } from './request-costs'

/** What a confirmation is about. */
interface Confirmed {
  allowed: RequestedCommunity[]
  /** Those whose own teams call. */
  direct: RequestedCommunity[]
  /** Those of them whose teams get the request only after the disclosure. */
  held: RequestedCommunity[]
  hasAdvisor: boolean
  choice: HonoredChoice | undefined
}

/** Emails the family a confirmation, if it left an email address. [TRUTH-003] */
export async function confirmToFamily(
  tx: Orm,
  familyId: string,
  { action }: CompleteRequest,
  { allowed, direct, held, hasAdvisor, choice }: Confirmed,
): Promise<void> {
  const { email, name = '', requestId } = action.actionInfo
  if (!email) return
  const family = await lockFamily(tx, familyId)
  const advisorId = hasAdvisor ? await findCallerId(tx, family, choice) : undefined
  const advisor = advisorId ? await findAgent(tx, advisorId) : undefined
  const language = family?.language === 'es' ? 'es' : 'en'
  const content = messagesIn(language).requestReceived(
    name,
    allowed.map((community) => community.name),
    {
      communities: direct.map((community) => community.name),
      advisor: advisor?.name,
      backup: choice?.backup?.name,
      hasAdvisor,
      isEmailOnly: family ? isEmailOnly(family) : !action.actionInfo.phone,
      awaitingDisclosure: held.map((community) => community.name),
      // A request for nearby communities has no answers of its own.
      costs: await listCostBlocks(tx, allowed, { ...family?.answers, ...action.actionInfo.data }, language),
      callBy: choice && momentText(choice.callBy, choice.timeZone, language),
    },
  )
  await notify(
    tx,
    `request:${requestId}:received`,
    { familyId, recipient: email.trim().toLowerCase() },
    { ...content, secret: await createReceiptLink(tx, familyId) },
  )
}

/** Returns the advisor who will call: the one who accepted the family, the one of the choice, or the one who was asked. */
async function findCallerId(tx: Orm, family: FamilyRow | undefined, choice: HonoredChoice | undefined) {
  if (family && (await hasAcceptedAdvisor(tx, family))) return family.agentId
  return choice?.agentId ?? family?.agentId
}
