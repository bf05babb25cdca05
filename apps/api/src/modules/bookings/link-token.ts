import { randomBytes } from 'node:crypto'
import { now } from '@pkg/domain'
import { hashToken } from '../../http/token-hash'

/** How long a link opens a booking after its end. */
const validMilliseconds = 30 * 86_400_000

/** Creates the token of a link that opens one booking without an account. Only the hash is stored. */
export function createLinkToken({ endsAt }: { endsAt: Date }): { token: string; tokenHash: string; expiresAt: Date } {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Math.max(endsAt.getTime(), now().getTime()) + validMilliseconds)
  return { token, tokenHash: hashToken(token), expiresAt }
}
