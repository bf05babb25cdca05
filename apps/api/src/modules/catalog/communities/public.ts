import { sql } from 'drizzle-orm'
import { communities } from '../../../database/schema/tables'

/** What families may see. Written like the indexes of the table, so that these answer. [LIST-003, LIST-004] */
export const isPublic = sql`${communities.status} = 1`
