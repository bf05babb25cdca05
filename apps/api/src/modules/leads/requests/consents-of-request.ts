import { parseDisclosureVersion } from '@pkg/domain/disclosures'
import type { NewRecord } from '../../trust'
import type { CompleteRequest } from './complete-request'

/**
 * What a request agreed to: first the asking itself, on which an answer rests, then every consent as it was shown. The text of the
 * first is ours and says what reached us; nobody was shown it. [TRUST-001]
 */
export function consentsOfRequest(familyId: string, { action, actionId, asked }: CompleteRequest): NewRecord[] {
  const { data, email, phone } = action.actionInfo
  const language = data.language ?? data.consents?.[0]?.language ?? data.consent?.language ?? 'en'
  const ways = [...(email ? ['e-mail'] : []), ...(phone ? ['phone'] : [])].join(' and ')
  const whom = asked.map(({ name, id }) => `${name} (${id})`).join(', ') || 'an advisor'
  const asking: NewRecord = {
    kind: 'request',
    familyId,
    actionId,
    text: `Sent a ${action.actionType} about ${whom}, to be answered by ${ways}`,
    version: 'request-1',
    language,
    boxes: [],
  }
  const texts = data.consent
  return [
    asking,
    ...(texts
      ? [{ ...texts, kind: 'texts' as const, familyId, actionId, boxes: [{ label: texts.text, isTicked: true }] }]
      : []),
    ...(data.consents ?? []).map(({ recipient, ...consent }): NewRecord => ({
      ...consent,
      familyId,
      actionId,
      ...(recipient ? { recipient: { kind: 'community', id: recipient } } : {}),
    })),
  ]
}

/** The answer to a state's disclosure, with its exact text. None where no text came with it. [DISC-005, TRUST-015] */
export function consentOfDisclosure(
  familyId: string,
  actionId: string,
  data: CompleteRequest['action']['actionInfo']['data'],
): NewRecord[] {
  const { disclosureText, state, isDisclosureAcknowledged, language } = data
  if (!disclosureText || !state) return []
  return [
    {
      kind: 'disclosure',
      familyId,
      actionId,
      state,
      text: disclosureText,
      version: parseDisclosureVersion(disclosureText) ?? 'unknown',
      language: language ?? 'en',
      boxes: [{ label: 'Acknowledged', isTicked: isDisclosureAcknowledged === true }],
    },
  ]
}
