import type { Query } from './environments'
import type { SentLead } from './lead-writers'
import type { ReceivedMail } from './mail-server'

const batch = 2000
/** How many emails the API sends in parallel, and so how many one fault can repeat. */
const emailsInParallel = 5

/** The result of a run: numbers by label, and all errors found. */
export interface Verdict {
  counts: Record<string, string | number>
  errors: string[]
}

/** What the checks compare the database with. */
export interface Evidence {
  leads: readonly SentLead[]
  mail: ReceivedMail
  /** The emails that were sent before the mail server existed. */
  seeded: ReadonlySet<string>
  /** How many faults there were. */
  faults: number
}

/**
 * Compares what was sent with what the database holds. Each acknowledged request must have one action, family, lead,
 * consent, email to the family, and email to the advisor, each marked as sent once and delivered.
 */
export async function checkDatabase(query: Query, { leads, ...evidence }: Evidence): Promise<Verdict> {
  const errors: string[] = []
  const acknowledged = leads.filter(({ isAcknowledged }) => isAcknowledged)
  const rows = await readRequests(
    query,
    leads.map(({ requestId }) => requestId),
  )
  const lost = acknowledged.filter(({ requestId }) => !isComplete(rows.get(requestId)))
  for (const { requestId } of lost.slice(0, 10)) {
    errors.push(`lost or incomplete: ${requestId} ${JSON.stringify(rows.get(requestId) ?? 'no row')}`)
  }
  const [duplicateRow = {}] = await query(duplicateCounts)
  const duplicates = Object.entries(duplicateRow).map(([what, count]) => ({ what, count: Number(count) }))
  for (const { what, count } of duplicates) if (count > 0) errors.push(`duplicated: ${count} ${what}`)
  const sent = await checkOutbox(query, errors)
  return {
    counts: {
      'Leads sent': leads.length,
      'Leads acknowledged': acknowledged.length,
      'Acknowledged leads lost': lost.length,
      'Duplicated rows': duplicates.reduce((sum, { count }) => sum + count, 0),
      'Emails, each sent once': sent,
      ...(await compareEmails(query, evidence, errors)),
    },
    errors,
  }
}

async function readRequests(query: Query, ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
  const rows = new Map<string, Record<string, unknown>>()
  for (let from = 0; from < ids.length; from += batch) {
    for (const row of await query(requestCounts, [ids.slice(from, from + batch)])) rows.set(String(row['id']), row)
  }
  return rows
}

async function checkOutbox(query: Query, errors: string[]): Promise<string> {
  const [row = {}] = await query(outboxCounts)
  const unsent = Number(row['unsent'])
  const miscounted = Number(row['miscounted'])
  if (unsent > 0) errors.push(`${unsent} emails were never sent`)
  if (miscounted > 0) errors.push(`${miscounted} families have more or fewer delivery events than emails`)
  return `${String(row['sent'])} of ${String(row['written'])}`
}

/** Returns the ids of the emails that count as sent. */
export async function readSentEmails(query: Query): Promise<ReadonlySet<string>> {
  const rows = await query('select id::text as id from notifications where sent_at is not null')
  return new Set(rows.map(({ id }) => String(id)))
}

/** Every email that wasn't sent before the run must have arrived. SMTP lets one arrive again only when its confirmation didn't reach the sender. */
async function compareEmails(
  query: Query,
  { mail: { arrived, lostResponses }, seeded, faults }: Omit<Evidence, 'leads'>,
  errors: string[],
): Promise<Record<string, string>> {
  const written = new Set((await query('select id::text as id from notifications')).map(({ id }) => String(id)))
  const missing = [...written].filter((id) => !arrived.has(id) && !seeded.has(id)).length
  const unknown = [...arrived.keys()].filter((id) => !written.has(id)).length
  const repeated = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0)
  if (missing > 0) errors.push(`${missing} emails never reached the mail server`)
  if (unknown > 0) errors.push(`${unknown} emails reached the mail server that aren't in the outbox`)
  if (repeated > faults * emailsInParallel) errors.push(`${repeated} emails arrived again without a fault`)
  return {
    'Emails at the mail server': `${arrived.size} different ones, ${missing} missing, ${unknown} unknown`,
    'Emails that arrived again': `${repeated}, with the same Message-ID; ${lostResponses} responses were lost`,
  }
}

/** When two requests of one family name the same community, the lead of the first counts for both. */
function isComplete(row: Record<string, unknown> | undefined): boolean {
  if (!row) return false
  const ones = ['actions', 'families', 'leads', 'rows', 'consents', 'tasks']
  return (
    ones.every((name) => row[name] === 1) &&
    // The second request of a family for the same community sends no second email.
    (row['received'] === 1 || (row['received'] === 0 && Number(row['ofFamily']) > 1)) &&
    row['advised'] === (row['agent'] === null ? 0 : 1)
  )
}

const requestCounts = `
  select action.request_id::text as id,
    (select count(*)::int from uuid_actions where request_id = action.request_id and status = 'complete') as actions,
    (select count(*)::int from families where email = lower(action.action_info->>'email')) as families,
    (select count(*)::int from leads where leads.family_id = family.id
      and community_id = action.action_info->>'slug') as leads,
    (select count(*)::int from uuid_actions as other where other.request_id = action.request_id) as rows,
    (select count(*)::int from consents where consents.action_id = action.id and kind in ('request', 'contact')) as consents,
    (select count(*)::int from notifications where key = 'request:' || action.request_id || ':received'
      and sent_at is not null) as received,
    (select count(*)::int from notifications where key like 'request:' || action.request_id || ':assigned:%'
      and sent_at is not null) as advised,
    (select count(*)::int from tasks where key = 'request:' || action.request_id || ':answer') as tasks,
    (select count(*)::int from consents where consents.family_id = family.id and kind in ('request', 'contact')) as "ofFamily",
    family.agent_id as agent
  from uuid_actions as action join families as family on family.email = lower(action.action_info->>'email')
  where action.request_id = any($1::uuid[])`

const duplicateCounts = `
  select
    (select count(*)::int from (select request_id, action_type from uuid_actions group by 1, 2 having count(*) > 1) as x) as actions,
    (select count(*)::int from (select email from families where email is not null group by 1 having count(*) > 1) as x) as families,
    (select count(*)::int from (select family_id, community_id from leads group by 1, 2 having count(*) > 1) as x) as leads,
    (select count(*)::int from (select key from notifications group by 1 having count(*) > 1) as x) as notifications,
    (select count(*)::int from (select key from tasks group by 1 having count(*) > 1) as x) as tasks,
    (select count(*)::int from (select family_id from offers group by 1 having count(*) > 1) as x) as offers,
    (select count(*)::int from (select action_id from consents where kind in ('request', 'contact') group by 1 having count(*) > 1) as x) as consents,
    (select count(*)::int from (select family_id, recipient_id from releases group by 1, 2 having count(*) > 1) as x) as releases`

/** A delivery adds one event to the family's timeline in its own transaction, so the counts of emails and events match. */
const outboxCounts = `
  select
    (select count(*)::int from notifications) as written,
    (select count(*)::int from notifications where sent_at is not null) as sent,
    (select count(*)::int from notifications where sent_at is null) as unsent,
    (select count(*)::int from families where
      (select count(*) from notifications where notifications.family_id = families.id) <>
      (select count(*) from family_events where family_events.family_id = families.id and type = 'notification')) as miscounted`
