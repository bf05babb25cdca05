import { channel } from 'node:diagnostics_channel'
import { hash, verify } from '@node-rs/argon2'

/** The channel that reports the argon2 parameters of each password check. Tests use it to compare the work of responses. */
export const passwordChecks = channel('hearthway:password-check')

// Argon2id with 19 MiB and two iterations, the minimum that OWASP recommends for servers.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

let decoyHash: Promise<string> | undefined

/** Returns whether a password matches its hash. Takes the same time without a hash, so the duration doesn't reveal who has a password. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password')
  const expected = passwordHash ?? (await decoyHash)
  const isMatch = await verify(expected, password)
  passwordChecks.publish(expected.split('$').slice(1, 4).join(' '))
  return isMatch && typeof passwordHash === 'string'
}
