import { now } from '@pkg/domain'
import { timestamp } from 'drizzle-orm/pg-core'

/** When a row was inserted, by the product's clock. Only a statement that isn't built from the schema takes the database's time. [LIFE-009] */
export const momentOfInsert = () => timestamp({ withTimezone: true }).notNull().defaultNow().$defaultFn(now)
