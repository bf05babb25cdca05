const batch = 2000
/** As many as the API sends at a time: those that a disturbance can come between. */
const lettersAtOnce = 5

/**
 * Compares what was sent with what the database holds. Per request id: one action, and where it was acknowledged one family, one lead,
 * one consent of the asking, one letter to the family and one to the advisor, each sent and each delivered once. `received` tells what reached the mail server.
 */
export async function checkDatabase(query, sent, received) {
  const problems = []
  const ids = sent.map(({ requestId }) => requestId)
  const found = new Map()
  for (let from = 0; from < ids.length; from += batch) {
    for (const row of await query(perRequest, [ids.slice(from, from + batch)])) found.set(row.id, row)
  }
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged)
  const lost = acknowledged.filter(({ requestId }) => !isWhole(found.get(requestId)))
  for (const { requestId } of lost.slice(0, 10)) {
    problems.push(`lost or torn: ${requestId} ${JSON.stringify(found.get(requestId) ?? 'nothing')}`)
  }
  const [doubles] = await query(doubled, [])
  for (const [what, count] of Object.entries(doubles)) if (count > 0) problems.push(`twice: ${count} ${what}`)
  const [letters] = await query(delivered, [])
  if (letters.unsent > 0) problems.push(`${letters.unsent} letters were never sent`)
  if (letters.miscounted > 0)
    problems.push(`${letters.miscounted} families got another number of letters than were written`)
  const { missing, unknown, repeated } = await compareLetters(query, received, problems)
  return {
    problems,
    figures: {
      'Leads sent': sent.length,
      'Leads acknowledged': acknowledged.length,
      'Acknowledged leads lost': lost.length,
      'Things there twice': Object.values(doubles).reduce((sum, count) => sum + count, 0),
      'Letters, each sent once': `${letters.sent} of ${letters.written}`,
      'Letters at the mail server': `${received.arrived.size} different ones, ${missing} missing, ${unknown} that nobody wrote`,
      'The same letter once more': `${repeated} times, under its own Message-ID; ${received.lost} answers were lost`,
    },
  }
}

/** Each letter must have reached the mail server. SMTP lets one come again only where nobody told the sender that it was taken. */
async function compareLetters(query, { arrived, disturbed }, problems) {
  const written = new Set((await query('select id::text as id from notifications', [])).map(({ id }) => id))
  const missing = [...written].filter((id) => !arrived.has(id)).length
  const unknown = [...arrived.keys()].filter((id) => !written.has(id)).length
  const repeated = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0)
  if (missing > 0) problems.push(`${missing} letters never reached the mail server`)
  if (unknown > 0) problems.push(`${unknown} letters reached the mail server that are in no outbox`)
  if (repeated > disturbed * lettersAtOnce)
    problems.push(`${repeated} letters came again, although nothing had come between`)
  return { missing, unknown, repeated }
}

/** Where two requests of one family asked for one community, the lead is that of the first: it counts for both. */
function isWhole(row) {
  if (!row) return false
  const { actions, families, leads, asked, consents, received, advised, tasks } = row
  return (
    actions === 1 &&
    families === 1 &&
    leads === 1 &&
    asked === 1 &&
    consents === 1 &&
    tasks === 1 &&
    received <= 1 &&
    // The second request of a family for the same community brings no second letter.
    (received === 1 || row.ofFamily > 1) &&
    advised === (row.agent === null ? 0 : 1)
  )
}

const perRequest = `
  select action.request_id::text as id,
    (select count(*)::int from uuid_actions where request_id = action.request_id and status = 'complete') as actions,
    (select count(*)::int from families where email = lower(action.action_info->>'email')) as families,
    (select count(*)::int from leads where leads.family_id = family.id
      and community_id = action.action_info->>'slug') as leads,
    (select count(*)::int from uuid_actions as other where other.request_id = action.request_id) as asked,
    (select count(*)::int from consents where consents.action_id = action.id and kind = 'request') as consents,
    (select count(*)::int from notifications where key = 'request:' || action.request_id || ':received'
      and sent_at is not null) as received,
    (select count(*)::int from notifications where key like 'request:' || action.request_id || ':assigned:%'
      and sent_at is not null) as advised,
    (select count(*)::int from tasks where key = 'request:' || action.request_id || ':answer') as tasks,
    (select count(*)::int from consents where consents.family_id = family.id and kind = 'request') as "ofFamily",
    family.agent_id as agent
  from uuid_actions as action join families as family on family.email = lower(action.action_info->>'email')
  where action.request_id = any($1::uuid[])`

const doubled = `
  select
    (select count(*)::int from (select request_id, action_type from uuid_actions group by 1, 2 having count(*) > 1) as x) as actions,
    (select count(*)::int from (select email from families where email is not null group by 1 having count(*) > 1) as x) as families,
    (select count(*)::int from (select family_id, community_id from leads group by 1, 2 having count(*) > 1) as x) as leads,
    (select count(*)::int from (select key from notifications group by 1 having count(*) > 1) as x) as notifications,
    (select count(*)::int from (select key from tasks group by 1 having count(*) > 1) as x) as tasks,
    (select count(*)::int from (select family_id from offers group by 1 having count(*) > 1) as x) as offers,
    (select count(*)::int from (select action_id from consents where kind = 'request' group by 1 having count(*) > 1) as x) as consents,
    (select count(*)::int from (select family_id, recipient_id from releases group by 1, 2 having count(*) > 1) as x) as releases`

/** A delivery writes one line into the timeline in its own transaction: as many lines as letters mean that each went out once. */
const delivered = `
  select
    (select count(*)::int from notifications) as written,
    (select count(*)::int from notifications where sent_at is not null) as sent,
    (select count(*)::int from notifications where sent_at is null) as unsent,
    (select count(*)::int from families where
      (select count(*) from notifications where notifications.family_id = families.id) <>
      (select count(*) from family_events where family_events.family_id = families.id and type = 'notification')) as miscounted`
