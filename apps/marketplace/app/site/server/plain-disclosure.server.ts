import type { Client, NewUuidAction } from '@pkg/api-client'
import { type Brand, type GatewaySummary, siteLanguage } from '@pkg/domain'
import { disclosureOf, disclosureText } from '@pkg/domain/disclosures'
import type { PlainRequest } from './plain-request.server'

/** Returns the disclosure that a one-page request about a community must show, if its state requires one. [DISC-001, TRUTH-005, TRUTH-007] */
export function plainDisclosure(
  { name, state, isDisclosureEnabled, disclosure: published, feePercent = 0 }: GatewaySummary,
  { name: operator, phone, email }: Brand,
): string | undefined {
  const disclosure = isDisclosureEnabled ? disclosureOf(state, published) : undefined
  return (
    disclosure &&
    disclosureText(disclosure, siteLanguage, { operator, phone, email, communities: [{ name, feePercent }] })
  )
}

/** Sends the answer to the disclosure of a one-page request. Returns the names of the communities whose teams have the request now. [DISC-005] */
export async function sendPlainDisclosure(
  api: Client,
  { requestId, values }: PlainRequest,
  { id, path, state, text }: { id: string; path: string; state: string; text: string },
): Promise<string[]> {
  const answer: NewUuidAction = {
    actionType: 'disclosure',
    actionPage: path,
    actionInfo: {
      requestId,
      status: 'complete',
      slugs: [id],
      data: {
        state,
        language: siteLanguage,
        disclosureText: text,
        isDisclosureAcknowledged: values.disclosure === acknowledged,
      },
    },
  }
  const { recipients = [] } = await api.uuidActions.create(answer, { idempotencyKey: `${requestId}:disclosure` })
  return recipients
}

/** The value of the answer that acknowledges a disclosure. */
const acknowledged = 'acknowledged'
