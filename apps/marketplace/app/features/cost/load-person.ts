import type { WizardAnswers } from '@pkg/domain'

/** Returns who a person looks for by what they told the wizard on this device, if they did. [FIND-023] */
export async function loadPerson(): Promise<WizardAnswers['lookingFor']> {
  const { readStoredAnswers } = await import('./stored-answers')
  return readStoredAnswers(localStorage).lookingFor
}
