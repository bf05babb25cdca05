import { consentText, type WordingNames } from '@pkg/domain'
import { parseDisclosureVersion } from '@pkg/domain/disclosures'
import type { NewConsentRecord, WordingRow } from '../../trust'
import type { FamilyRow } from '../families/family-store'
import type { CompleteRequest } from './complete-request'

/** The wordings that a request names, and who they name. */
export interface AgreedWordings extends WordingNames {
  wordings: readonly WordingRow[]
}

/**
 * Returns the consents of a request: each wording that it names, with our text, then every other consent as it was shown. A request
 * without the wording for calls still allows us to respond; no one saw that text, which records what we received. [TRUST-001, TRUTH-002]
 */
export function requestConsents(
  familyId: string,
  { action, actionId, communities }: CompleteRequest,
  agreed: AgreedWordings,
): NewConsentRecord[] {
  const { data } = action.actionInfo
  const named = agreed.wordings.map((wording): NewConsentRecord => {
    const text = consentText(wording, agreed)
    const boxes = wording.id === 'texts' ? [{ label: text, isTicked: true }] : []
    return { kind: wording.id, familyId, actionId, text, version: wording.version, language: wording.language, boxes }
  })
  const isNamed = agreed.wordings.some(({ id }) => id === 'contact')
  return [
    ...(isNamed ? [] : [requestWithoutWording(familyId, { action, actionId, communities })]),
    ...named,
    ...(data.consents ?? []).map(({ recipient, ...consent }): NewConsentRecord => ({
      ...consent,
      familyId,
      actionId,
      ...(recipient ? { recipient: { kind: 'community', id: recipient } } : {}),
    })),
  ]
}

function requestWithoutWording(familyId: string, { action, actionId, communities }: CompleteRequest): NewConsentRecord {
  const { data, email, phone } = action.actionInfo
  // Raise the version before you change this text, because recorded consents contain it.
  const channels = [...(email ? ['e-mail'] : []), ...(phone ? ['phone'] : [])].join(' and ')
  const about = communities.map(({ name, id }) => `${name} (${id})`).join(', ') || 'an advisor'
  return {
    kind: 'request',
    familyId,
    actionId,
    text: `Sent a ${action.actionType} about ${about}, to be answered by ${channels}`,
    version: 'request-1',
    language: data.language ?? data.consents?.[0]?.language ?? 'en',
    boxes: [],
  }
}

/** Returns the consent to texts, which staff see with the phone number. */
export function findTextsConsent(agreed: AgreedWordings): FamilyRow['consent'] | undefined {
  const wording = agreed.wordings.find(({ id }) => id === 'texts')
  if (!wording) return undefined
  const { version, language } = wording
  return { text: consentText(wording, agreed), version, language, at: new Date().toISOString() }
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
