import { storeEmail } from '~/site/visitor/stored-email'
import { readAnswers } from './survey-steps'

/**
 * Stores the email address on this device, and sends the answers without it. Returns whether they arrived. The survey is over either way.
 * [EXIT-008, EXIT-009]
 */
export async function sendSurvey(
  values: Record<string, unknown>,
  { variant, actionPage }: { variant: string; actionPage: string },
): Promise<boolean> {
  const { choices, email } = readAnswers(values)
  if (email) storeEmail(email)
  try {
    const { api } = await import('~/site/api/api')
    await api.uuidActions.create({
      actionType: 'exit-survey',
      actionPage: actionPage.slice(0, 300),
      actionInfo: { requestId: crypto.randomUUID(), status: 'complete', data: { exitSurvey: { choices, variant } } },
    })
    return true
  } catch (error) {
    console.error('The exit survey could not be sent', error)
    return false
  }
}
