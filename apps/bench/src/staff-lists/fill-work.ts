import type { Database } from '@pkg/api/database'
import { fillMoment } from './fill-moment'

/** Inserts what advisors do for the planned families: tasks, emails, conversations, tours, calls, and invoices. */
export async function fillWork(database: Pick<Database, 'script'>): Promise<void> {
  for (const statement of [...tasks, ...emails, ...conversations, ...appointments, ...moveIns]) {
    await database.script(statement)
  }
}

/** The task to contact a family, open only while it's new, and one to follow up, open for a third. A tenth of the open ones are overdue. */
const tasks = [
  `insert into tasks (key, family_id, owner_id, title, due_at, status, created_at, resolved_at)
   select 'bench:' || n || ':answer', id, agent_id, 'Call ' || name || ' first',
     case when stage = 'new' then ${fillMoment} + (random() * 10 - 1) * interval '1 day' else created_at + interval '4 hours' end,
     case when stage = 'new' then 'open' else 'done' end, created_at,
     case when stage = 'new' then null else created_at + interval '1 hour' end
   from bench_families`,
  `insert into tasks (key, family_id, owner_id, title, due_at, status, created_at, resolved_at)
   select 'bench:' || n || ':next', id, agent_id, 'Follow up with ' || name,
     case when is_open then ${fillMoment} + (random() * 30 - 3) * interval '1 day' else created_at + interval '9 days' end,
     case when is_open then 'open' else 'done' end, created_at + interval '1 hour',
     case when is_open then null else created_at + interval '8 days' end
   from (select *, agent_id is not null and stage not in ('closed', 'moved-in') and random() < 0.55 as is_open from bench_families) plan`,
]

const emails = [
  `insert into notifications (key, family_id, channel, recipient, kind, subject, blocks, created_at, due_at, attempts, sent_at, failure)
   select 'bench:' || n || ':received', id, 'email', 'family-' || n || '@families.example', 'request-received',
     'We got the request of ' || name, jsonb_build_array('Hi ' || name || ',', repeat('Your local advisor will call you. ', 8)),
     created_at, created_at, 1, case when n % 100 > 0 then created_at end, case when n % 100 = 0 then 'The address doesn’t exist' end
   from bench_families`,
  `insert into notifications (key, family_id, agent_id, channel, recipient, kind, subject, blocks, created_at, due_at, attempts, sent_at)
   select 'bench:' || n || ':offered', id, agent_id, 'email', agent_id || '@advisors.example', 'advisor-assigned', 'New family: ' || name,
     jsonb_build_array('Hi,', repeat('A family is waiting for your call. ', 8)), created_at, created_at, 1, created_at
   from bench_families where agent_id is not null`,
]

/** Conversations of half of the families, with three messages each. A tenth have a message that the advisor hasn't read. */
const conversations = [
  `insert into conversations (id, key, kind, subject, family_id, last_message, last_message_at, done_at, created_at)
   select md5('bench conversation ' || n)::uuid, 'bench:' || n, 'AgentClient', name || ' and Advisor', id, 'Thank you, we look forward to the tour.',
     created_at + interval '3 hours', case when n % 4 = 0 then created_at + interval '9 hours' end, created_at
   from bench_families where agent_id is not null and n % 2 = 0`,
  `insert into conversation_participants (id, conversation_id, role, member_id, name, last_read_at)
   select md5('bench family of ' || n)::uuid, md5('bench conversation ' || n)::uuid, 'family', id::text, name, created_at + interval '3 hours'
   from bench_families where agent_id is not null and n % 2 = 0
   union all
   select md5('bench advisor of ' || n)::uuid, md5('bench conversation ' || n)::uuid, 'agent', agent_id, 'Advisor',
     created_at + case when random() < 0.1 then interval '2 hours' else interval '9 hours' end
   from bench_families where agent_id is not null and n % 2 = 0`,
  `insert into conversation_messages (conversation_id, participant_id, sender, text, created_at)
   select md5('bench conversation ' || n)::uuid, md5(case message when 2 then 'bench advisor of ' else 'bench family of ' end || n)::uuid, name,
     (array['Is there a room with a kitchen for ' || name || '?', 'I will ask, and call you tomorrow.', 'Thank you, we look forward to the tour.'])[message],
     created_at + message * interval '1 hour'
   from bench_families, generate_series(1, 3) message where agent_id is not null and n % 2 = 0`,
]

/** Tours and calls of a fifth of the families each. One in twenty is in the next days. */
const appointments = [
  `insert into tours (family_id, community_id, date, time, time_zone, starts_at, ends_at, status, created_at)
   select plan.id, community.id, starts_at::date, '10:00', 'America/Denver', starts_at, starts_at + interval '1 hour', 'booked', created_at
   from (select *, case when n % 100 = 0 then ${fillMoment} + random() * interval '9 days' else created_at + interval '5 days' + n * interval '1 second' end as starts_at
     from bench_families where n % 5 = 0 and agent_id is not null) plan
   join bench_communities community on community.n = plan.n / 5 % (select count(*) from bench_communities)
   on conflict do nothing`,
  `insert into calls (family_id, agent_id, starts_at, ends_at, time_zone, status, created_at)
   select id, agent_id, starts_at, starts_at + interval '30 minutes', 'America/Denver', 'booked', created_at
   from (select *, case when n % 100 = 1 then ${fillMoment} + random() * interval '9 days' else created_at + interval '1 day' end as starts_at
     from bench_families where n % 5 = 1 and agent_id is not null) plan
   on conflict do nothing`,
]

/** The move-ins of families in the stage "Moved in", with the drafts of their invoices. */
const moveIns = [
  `insert into move_ins (id, family_id, community_id, moved_in_on, rent_cents, care_cents, stage_before, recorded_by, created_at)
   select distinct on (plan.id) md5('bench move-in ' || n)::uuid, plan.id, community_id, plan.created_at::date + 30, 450000, 80000, 'decided', 'Bench', plan.created_at
   from bench_families plan join leads on leads.family_id = plan.id where stage = 'moved-in' order by plan.id, leads.id`,
  `insert into invoices (move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents, created_at)
   select distinct on (plan.id) md5('bench move-in ' || n)::uuid, leads.id, plan.id, community_id, plan.created_at::date, plan.created_at::date + 30, 450000, 80000, 40, 212000, plan.created_at
   from bench_families plan join leads on leads.family_id = plan.id where stage = 'moved-in' order by plan.id, leads.id`,
]
