import { type SQL, sql } from 'drizzle-orm'
import { communities, communitySlugs, recordChanges } from '../../database/schema/tables'

/** Returns the condition that a change is of a record. A community that got another slug has earlier changes under its former ones. [LIFE-006] */
export const isOfRecord = (id: string): SQL =>
  sql`${recordChanges.recordId} = any(array(select ${id}::text union all select ${communitySlugs.slug} from ${communitySlugs}
    join ${communities} on ${communities.key} = ${communitySlugs.communityKey} where ${communities.id} = ${id}))`
