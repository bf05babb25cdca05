import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

/** What every row about a run of the wizard has. The site is a partner’s ID, or `own`. */
const runColumns = {
  /** The first day of the run in the site’s time zone. */
  day: date({ mode: 'string' }).notNull(),
  schema: text().notNull(),
  schemaVersion: smallint().notNull(),
  site: text().notNull(),
}

/**
 * What happened at the steps of the wizard. A run has a random ID of its own. Nothing leads to the person, the request, or the time of day.
 * [WORK-014]
 */
export const wizardEvents = pgTable(
  'wizard_events',
  {
    runId: uuid().notNull(),
    /** The place of the event in its run, from 0. */
    n: smallint().notNull(),
    ...runColumns,
    step: text().notNull(),
    kind: text().$type<'seen' | 'answered' | 'came-back' | 'sent'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.n] }),
    check('wizard_events_kind', sql`kind in ('seen', 'answered', 'came-back', 'sent')`),
  ],
)

/** Runs of the wizard as they were summed last. They’re computed from their events. [WORK-014] */
export const wizardRuns = pgTable(
  'wizard_runs',
  {
    id: uuid().primaryKey(),
    ...runColumns,
    seen: text().array().notNull(),
    answered: text().array().notNull(),
    /** The last step that was seen, if the request wasn’t sent. */
    leftAt: text(),
    /** The step at which it went on with answers of an earlier run. */
    cameBackAt: text(),
    isSent: boolean().notNull(),
  },
  (table) => [index('wizard_runs_day').on(table.day, table.id)],
)

/** The runs with events since they were summed. Their sums are late until the job has seen them, and readers add the difference. [WORK-014] */
export const wizardRunsToSum = pgTable('wizard_runs_to_sum', { runId: uuid().primaryKey() })

/** The number of runs by day, schema, site, and step. The step is empty for the number of all runs. [WORK-014] */
export const wizardSums = pgTable(
  'wizard_sums',
  {
    step: text().notNull(),
    ...runColumns,
    seen: integer().notNull(),
    answered: integer().notNull(),
    left: integer().notNull(),
    cameBack: integer().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.step, table.day, table.schema, table.schemaVersion, table.site] })],
)
