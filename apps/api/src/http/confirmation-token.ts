import { now } from '@pkg/domain'
import { createToken, hashToken } from './token-hash'

const validMilliseconds = 7 * 24 * 3_600_000

/** Creates the token of an emailed link that confirms what someone asked for with its address. It works for 7 days. Only the hash is stored. */
export function createConfirmationToken(): { token: string; tokenHash: string; tokenExpiresAt: Date } {
  const token = createToken()
  return { token, tokenHash: hashToken(token), tokenExpiresAt: new Date(now().getTime() + validMilliseconds) }
}
