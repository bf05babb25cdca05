import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { listColleagues } from './recipient-store'

/** Returns the accounts that a note mentions by `@` and their name, among those who also see its family. [WORK-016] */
export async function findMentioned(tx: Orm, familyId: string, text: string, person: Person): Promise<string[]> {
  if (!text.includes('@')) return []
  const words = text.toLowerCase()
  const colleagues = await listColleagues(tx, familyId, person)
  return colleagues.filter(({ name }) => isMentioned(words, name.toLowerCase())).map(({ id }) => id)
}

/** Returns whether a text has `@` and a whole name: `@Ann Li` isn't in `@Ann Lima`. */
function isMentioned(text: string, name: string): boolean {
  for (let at = text.indexOf(`@${name}`); at !== -1; at = text.indexOf(`@${name}`, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at + name.length + 1] ?? '')) return true
  }
  return false
}
