import type { JobName } from '../../jobs/jobs'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = () => timestamp({ withTimezone: true })

/** Background jobs that aren't completed. A completed job is deleted. [GWZ-118] */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().$type<JobName>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How often the job has failed. */
    failures: integer().notNull().default(0),
    dueAt: time().notNull().defaultNow(),
    createdAt: time().notNull().defaultNow(),
  },
  (table) => [index('jobs_due').on(table.dueAt, table.id)],
)
