import { sql } from 'drizzle-orm'
import { communities } from '../../../database/schema/tables'

/** The condition that families see a community. It's worded like the table's indexes, so the planner uses these. [LIST-003, LIST-004] */
export const isPublic = sql`${communities.status} = 1`
