import { createHash, randomBytes } from 'node:crypto'

/** Returns the hash that is stored in place of a token that is itself hard to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns a token of 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url')
