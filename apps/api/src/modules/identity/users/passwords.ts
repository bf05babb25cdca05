import { channel } from 'node:diagnostics_channel'
import { hash, verify } from '@node-rs/argon2'

/** Tells whoever measures of each check of a password, by what it cost: the kind and parameters of argon2. */
export const passwordChecks = channel('hearthway:password-check')

// Argon2id with 19 MiB and two rounds: the floor that OWASP names for servers.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Whether a password fits. Without a stored hash it takes as long all the same, so that time tells nothing. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = stored ?? (await decoy)
  const fits = await verify(against, password)
  passwordChecks.publish(against.split('$').slice(1, 4).join(' '))
  return fits && typeof stored === 'string'
}
