import { setTimeout as pause } from 'node:timers/promises'
import { now } from '@pkg/domain'
import type { Api } from '@pkg/api/app'
import type { Database } from '@pkg/api/database'
import { sql } from 'drizzle-orm'

/**
 * The times of demo work that move to when it's supposed to have happened. A due date moves with the time in the third place, so it comes
 * before it. The consent ledger isn't in the list: it never changes. Neither are the due dates of offered homes, which still wait for a response.
 */
const times: readonly (readonly [table: string, column: string, movesWith?: string])[] = [
  ['families', 'created_at'],
  ['families', 'stage_since'],
  ['uuid_actions', 'created_at'],
  ['uuid_actions', 'completed_at'],
  ['leads', 'created_at'],
  ['offers', 'due_at', 'offered_at'],
  ['offers', 'offered_at'],
  ['offers', 'resolved_at'],
  ['family_events', 'created_at'],
  ['tasks', 'created_at'],
  ['tasks', 'resolved_at'],
  ['tours', 'outcome_at'],
  ['tours', 'changed_at'],
  ['tours', 'created_at'],
  ['call_logs', 'at'],
  ['call_logs', 'created_at'],
  ['organizations', 'created_at'],
  ['contacts', 'created_at'],
  ['contact_talks', 'at'],
  ['contact_talks', 'created_at'],
  ['file_imports', 'undo_until', 'finished_at'],
  ['file_imports', 'finished_at'],
  ['file_imports', 'started_at'],
  ['file_imports', 'created_at'],
  ['move_ins', 'created_at'],
  ['invoices', 'created_at'],
  ['payments', 'created_at'],
  ['invoice_disputes', 'created_at'],
  ['invoice_disputes', 'answered_at'],
  ['invoice_emails', 'created_at'],
  ['record_changes', 'at'],
  ['notifications', 'due_at', 'created_at'],
  ['notifications', 'sent_at', 'created_at'],
  ['notifications', 'created_at'],
  ['releases', 'sent_at'],
  ['releases', 'opened_at'],
  ['releases', 'responded_at'],
  ['reveals', 'at'],
  ['conversations', 'created_at'],
  ['conversations', 'last_message_at'],
  ['conversation_participants', 'last_read_at'],
  ['conversation_messages', 'created_at'],
  ['real_estate_leads', 'created_at'],
  ['real_estate_leads', 'changed_at'],
  ['real_estate_licenses', 'created_at'],
  ['referral_agreements', 'created_at'],
  ['real_estate_offers', 'offered_at'],
  ['real_estate_offers', 'resolved_at'],
  ['disclosure_copies', 'sent_at'],
  ['claims', 'created_at'],
  ['suggested_edits', 'decided_at'],
  ['suggested_edits', 'created_at'],
  ['questions', 'created_at'],
  ['answers', 'created_at'],
  ['users', 'created_at'],
]

/** The tables whose rows the database changes for no one. */
const appendOnly = ['record_changes', 'payments', 'invoice_disputes', 'invoice_emails']

interface Moment {
  startedAt: string
  endedAt: string
  plannedAt: string
}

/** Dates what the API saves as if it had happened earlier, because its services only know the present. */
export class Timeline {
  readonly #api: Api
  readonly #database: Database
  #moments: Moment[] = []

  constructor(api: Api, database: Database) {
    this.#api = api
    this.#database = database
  }

  /** Does a step and its background jobs. `rewrite` moves their times to `plannedAt`. */
  async at<Result>(plannedAt: Date, step: () => Promise<Result>): Promise<Result> {
    const startedAt = now().toISOString()
    const result = await step()
    await this.#api.queue.idle()
    const endedAt = (await nextMillisecond()).toISOString()
    this.#moments.push({ startedAt, endedAt, plannedAt: plannedAt.toISOString() })
    return result
  }

  /** Moves the times of all steps since the last call. */
  async rewrite(): Promise<void> {
    const moments = JSON.stringify(this.#moments)
    this.#moments = []
    const steps = sql`jsonb_to_recordset(${moments}::jsonb) as step("startedAt" timestamptz, "endedAt" timestamptz, "plannedAt" timestamptz)`
    const { orm } = this.#database
    // These tables are append-only for everyone but the demo, which invents them.
    for (const table of appendOnly) await orm.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    for (const [table, column, movesWith = column] of times) {
      const moved = sql`row.${sql.identifier(column)}`
      const base = sql`row.${sql.identifier(movesWith)}`
      await orm.execute(sql`update ${sql.identifier(table)} as row
        set ${sql.identifier(column)} = ${moved} + (step."plannedAt" - step."startedAt")
        from ${steps} where ${base} >= step."startedAt" and ${base} < step."endedAt"`)
    }
    // The times of a home's stages are values of an object.
    await orm.execute(sql`update real_estate_leads as row set stage_times = (
      select coalesce(jsonb_object_agg(stage.key, coalesce(
        to_jsonb(to_char(((stage.value #>> '{}')::timestamptz + (step."plannedAt" - step."startedAt")) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), stage.value)), '{}'::jsonb)
      from jsonb_each(row.stage_times) stage
      left join ${steps} on (stage.value #>> '{}')::timestamptz >= step."startedAt"
        and (stage.value #>> '{}')::timestamptz < step."endedAt")`)
    for (const table of appendOnly) await orm.execute(sql`alter table ${sql.identifier(table)} enable trigger user`)
  }
}

/** Waits until the clock shows another time, so none belongs to two steps. */
async function nextMillisecond(): Promise<Date> {
  const last = now().getTime()
  while (now().getTime() === last) await pause(1)
  return now()
}
