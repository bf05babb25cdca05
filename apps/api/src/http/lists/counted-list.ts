import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import type { Person } from '../person'

/**
 * A list whose records can be counted by the same conditions that list them, so a number always equals the rows that it opens. The conditions are about
 * the tables in `from`. [WORK-014]
 */
export interface CountedList {
  /** The path of the API's list. */
  path: string
  from: SQL
  visible: (orm: Orm, person: Person) => Promise<SQL | undefined> | SQL | undefined
  matches: (orm: Orm, query: Readonly<Record<string, string>>, person: Person) => SQL | undefined
  /** Numbers of a record, by name, to sum or to find the median of. */
  amounts: Readonly<Record<string, () => SQL>>
  /** The advisor of a record. */
  agentId: SQL
  /** Selects the communities of the records as `id`, each as often as it has records. */
  communityIds: (where: SQL) => SQL
}
