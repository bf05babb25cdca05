import type { WizardAnswers } from '@pkg/domain'
import { loadProgress } from '@pkg/gwizzy'
import { progressKeys } from '@pkg/gwizzy/machines'
import type { ChosenAnswers } from '~/site/links/chosen-answers'

/** What a person told the wizard on this device about who moves and how much help they need. */
export interface StoredAnswers {
  lookingFor?: WizardAnswers['lookingFor']
  chosen: ChosenAnswers
}

/** Reads the answers of the wizards that this device has progress of. The first wizard with an answer decides. [TRUST-012] */
export function readStoredAnswers(storage: Storage): StoredAnswers {
  const answers = Object.values(progressKeys).flatMap((key) => loadProgress(key, storage)?.answers ?? [])
  const lookingFor = answers.find((given) => given.lookingFor)?.lookingFor
  const care = answers.find((given) => given.adl)?.adl
  const isForTwo = lookingFor === 'Self + Partner' || lookingFor === 'Parents'
  return { ...(lookingFor && { lookingFor }), chosen: { ...(care && { care }), ...(isForTwo && { isForTwo }) } }
}
