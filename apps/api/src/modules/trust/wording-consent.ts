import { consentKind, consentText, type WordingNames } from '@pkg/domain'
import type { NewConsentRecord } from './ledger-service'
import type { WordingRow } from './wording-store'

/** Returns the consent with a stored wording: our own text, with the names that the family was shown. [TRUTH-002] */
export function wordingConsent(
  wording: WordingRow,
  names: WordingNames,
  of: Pick<NewConsentRecord, 'familyId' | 'actionId' | 'recipient'>,
): NewConsentRecord {
  const text = consentText(wording, names)
  const boxes = wording.id === 'texts' ? [{ label: text, isTicked: true }] : []
  const { version, language } = wording
  return { ...of, kind: consentKind(wording.id), text, version, language, boxes }
}
