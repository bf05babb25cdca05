import { consentText, now, type WordingNames } from '@pkg/domain'
import { type NewConsentRecord, wordingConsent, type WordingRow } from '../../trust'
import type { FamilyRow } from '../families/family-store'

/** The wordings that a request names, and who they name. */
export interface AgreedWordings extends WordingNames {
  wordings: readonly WordingRow[]
}

/** Returns the consents of a request: each wording that it names, with our text and the names that the family was shown. [TRUST-001, TRUTH-002] */
export function requestConsents(familyId: string, actionId: string, agreed: AgreedWordings): NewConsentRecord[] {
  return agreed.wordings.map((wording) => wordingConsent(wording, agreed, { familyId, actionId }))
}

/** Returns the consent to texts, which staff see with the phone number. */
export function findTextsConsent(agreed: AgreedWordings): FamilyRow['consent'] | undefined {
  const wording = agreed.wordings.find(({ id }) => id === 'texts')
  if (!wording) return undefined
  const { version, language } = wording
  return { text: consentText(wording, agreed), version, language, at: now().toISOString() }
}
