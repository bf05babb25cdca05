import { integer } from 'drizzle-orm/pg-core'

/** How often a record was changed, counted by a trigger from 1. A change names the version that it's based on. [WORK-005] */
export const version = () => integer().notNull().default(1)
