import { ApiError, type Client } from '@pkg/api-client'

/** A code that was sent, or the reason why none was. */
export type ResentCode = { kind: 'sent'; id: string } | { kind: 'too-soon' }

/**
 * Sends another sign-in code, and a new one when the last has expired. [API-016]
 *
 * @throws Every error but a 410 and a 429.
 */
export async function resendCode(
  api: Client,
  id: string,
  contact: { email: string } | { phone: string },
): Promise<ResentCode> {
  try {
    await api.auth.codeRetry({ id })
    return { kind: 'sent', id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 429) return { kind: 'too-soon' }
    if (error.status !== 410) throw error
    const { id: newId } = await api.auth.codeStart(contact)
    return { kind: 'sent', id: newId }
  }
}
