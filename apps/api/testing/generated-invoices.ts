import { rowsOf } from '../src/database/database'
import { sql } from 'drizzle-orm'
import type { ApiUnderTest } from './api-under-test'

/** A generated invoice: what happens to it, in cents. */
export interface PlannedInvoice {
  amount: number
  issuedOn: string
  dueOn: string
  isIssued: boolean
  payments: number[]
  credits: number[]
}

/** Returns numbers below 1 that follow from a seed. (mulberry32) */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Plans invoices over 24 months: drafts, unpaid ones, part payments, whole ones, and credits of parts and of everything. */
export function planInvoices(count: number, random: () => number): PlannedInvoice[] {
  const whole = (from: number, until: number) => from + Math.floor(random() * (until - from))
  return Array.from({ length: count }, () => {
    const amount = whole(1, 900_000)
    const month = whole(0, 24)
    const issuedOn = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(whole(1, 29)).padStart(2, '0')}`
    const dueOn = `${Number(issuedOn.slice(0, 4)) + (random() < 0.3 ? 5 : 0)}${issuedOn.slice(4)}`
    const plan: PlannedInvoice = { amount, issuedOn, dueOn, isIssued: random() < 0.9, payments: [], credits: [] }
    if (!plan.isIssued) return plan
    let left = amount
    for (let part = whole(0, 4); part > 0 && left > 0; part -= 1) {
      const cents = random() < 0.5 ? left : whole(1, left + 1)
      if (random() < 0.3) plan.credits.push(cents)
      else plan.payments.push(cents)
      left -= cents
    }
    return plan
  })
}

/**
 * Inserts planned invoices for one family with statements, as fast as the database takes them. Every check of the database runs. Their move-ins are
 * undone, because a family has only one that isn't.
 */
export async function insertPlanned(
  api: ApiUnderTest,
  leadId: string,
  plans: readonly PlannedInvoice[],
): Promise<void> {
  const rows = JSON.stringify(plans.map((plan, place) => ({ place, ...plan })))
  await api.database.script(`create temporary table planned as
    select gen_random_uuid() as id, gen_random_uuid() as move_in, plan.*
    from jsonb_to_recordset('${rows}') plan(place int, amount int, "issuedOn" date, "dueOn" date, "isIssued" boolean, payments jsonb, credits jsonb);
  insert into move_ins (id, family_id, community_id, moved_in_on, stage_before, recorded_by, undone_at, undone_by, undo_reason)
    select move_in, family_id, community_id, "issuedOn", 'decided', 'Generated', now(), 'Generated', 'Generated'
    from planned, leads where leads.id = '${leadId}';
  insert into invoices (id, move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents)
    select planned.id, move_in, leads.id, family_id, community_id, "issuedOn", "issuedOn", amount, 0, 100, amount
    from planned, leads where leads.id = '${leadId}';
  do $$ declare plan record; part int; next int := (select coalesce(max(number), 0) from invoices);
  begin
    for plan in select * from planned where "isIssued" order by place loop
      next := next + 1;
      update invoices set number = next, issued_on = plan."issuedOn", due_on = plan."dueOn" where id = plan.id;
      insert into payments (invoice_id, amount_cents, received_on, method, recorded_by)
        select plan.id, cents::int, plan."issuedOn", 'check', 'Generated' from jsonb_array_elements_text(plan.payments) cents;
      for part in select cents::int from jsonb_array_elements_text(plan.credits) cents loop
        next := next + 1;
        insert into invoices (kind, corrects_id, number, move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents, reason, issued_on, due_on)
          select 'credit-note', id, next, move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, -part, 'Generated', issued_on, issued_on
          from invoices where id = plan.id;
      end loop;
    end loop;
  end $$;
  drop table planned`)
}

/** Returns the lead of a family. */
export async function leadOf(api: ApiUnderTest, familyId: string): Promise<string> {
  const [row] = await rowsOf(api.database.orm, sql`select id from leads where family_id = ${familyId}`)
  return String(row?.['id'])
}
