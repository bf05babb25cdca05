import { hash, verify } from '@node-rs/argon2'

// Argon2id with 19 MiB and two rounds: the floor that OWASP names for servers.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Whether a password fits. Without a stored hash it takes as long all the same, so that time tells nothing. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await decoy), password)
  return fits && typeof stored === 'string'
}
