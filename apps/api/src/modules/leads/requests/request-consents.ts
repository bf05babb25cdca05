import { parseDisclosureVersion } from '@pkg/domain/disclosures'
import type { NewConsentRecord } from '../../trust'
import type { CompleteRequest } from './complete-request'

/**
 * Returns the consents of a request: first the request itself, which allows us to respond, then every consent as it was shown. No one
 * saw the text of the first one. It records what we received. [TRUST-001]
 */
export function requestConsents(
  familyId: string,
  { action, actionId, communities }: CompleteRequest,
): NewConsentRecord[] {
  const { data, email, phone } = action.actionInfo
  const language = data.language ?? data.consents?.[0]?.language ?? data.consent?.language ?? 'en'
  // Raise the version before you change this text, because recorded consents contain it.
  const channels = [...(email ? ['e-mail'] : []), ...(phone ? ['phone'] : [])].join(' and ')
  const about = communities.map(({ name, id }) => `${name} (${id})`).join(', ') || 'an advisor'
  const request: NewConsentRecord = {
    kind: 'request',
    familyId,
    actionId,
    text: `Sent a ${action.actionType} about ${about}, to be answered by ${channels}`,
    version: 'request-1',
    language,
    boxes: [],
  }
  const texts = data.consent
  return [
    request,
    ...(texts
      ? [{ ...texts, kind: 'texts' as const, familyId, actionId, boxes: [{ label: texts.text, isTicked: true }] }]
      : []),
    ...(data.consents ?? []).map(({ recipient, ...consent }): NewConsentRecord => ({
      ...consent,
      familyId,
      actionId,
      ...(recipient ? { recipient: { kind: 'community', id: recipient } } : {}),
    })),
  ]
}

/** Returns the response to a state's disclosure with the text shown, or nothing if no text was sent. [DISC-005, TRUST-015] */
export function disclosureConsents(
  familyId: string,
  actionId: string,
  data: CompleteRequest['action']['actionInfo']['data'],
): NewConsentRecord[] {
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
