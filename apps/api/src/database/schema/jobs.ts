import type { JobName } from '../../jobs/jobs'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'

/** Background jobs that aren't completed. A completed job is deleted. [GWZ-118] */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().$type<JobName>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How often the job has failed. */
    failures: integer().notNull().default(0),
    dueAt: momentOfInsert(),
    createdAt: momentOfInsert(),
  },
  (table) => [index('jobs_due').on(table.dueAt, table.id)],
)
