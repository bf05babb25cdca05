import { sql } from 'drizzle-orm'
import { communities } from '../../../database/schema/tables'

/**
 * The condition for families to see a community. It matches the condition of the table's indexes, so the
 * planner uses them. [LIST-003, LIST-004]
 */
export const isPublic = sql`${communities.status} = 1`
