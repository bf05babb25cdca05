import { pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * The last transactions that changed what everyone can read. Triggers of the tables that public endpoints read fill it and delete the rows of earlier
 * transactions, so it has about one row. Each commit of such a change changes which rows a new query sees. [FIND-014]
 */
export const publicChanges = pgTable('public_changes', { id: uuid().primaryKey().defaultRandom() })
