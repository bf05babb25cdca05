import type { FastifyReply } from 'fastify'
import { countAttempt, countGuardedAttempt, limits, type Requester } from '../../../http/attempt-limits'
import type { AccountContact } from '../users/user-store'
import type { Accounts } from './account-context'

/** A message with a code or link that someone requests. */
interface RequestedMessage {
  account: AccountContact
  requester: Requester
  /** Links can't be guessed, so only codes have a ceiling. */
  kind?: 'code' | 'link'
}

/**
 * Counts a message to a contact before it's sent, for its requester and network. Returns whether so many unknown devices request messages that
 * each network gets one. [API-016, TRUTH-014] @throws {HttpError} 429
 */
export async function countMessage(
  accounts: Accounts,
  { account: { contact }, requester, kind = 'link' }: RequestedMessage,
  reply: FastifyReply,
): Promise<boolean> {
  if (!requester.isKnownDevice) await countAttempt(accounts, limits.messagesFromAddress, requester.id, reply)
  const limit = kind === 'code' ? limits.codes : limits.messages
  return countGuardedAttempt(accounts, limit, { account: contact, requester }, reply)
}
