import { budgetRanges } from '@pkg/domain'
import { firstNames, lastNames } from './family-names'
import type { Database } from '@pkg/api/database'
import { fillMoment } from './fill-moment'

/** Families that each advisor has, however many families there are. */
const familiesPerAdvisor = 40

/** The measured advisor's id. The other advisors have the numbers from 1. */
export const measuredAgentId = 'bench-advisor-0'

const careLevels = ['no-care', 'light-care', 'heavy-care', 'memory-care']
const timings = ['Within 30 Days', '30-90 Days', 'Over 180 Days', 'Unsure']
const relations = ['Mother', 'Father', 'Myself', 'Self + Partner', 'Parents']

/** Inserts advisors, and families with a place, needs, an advisor, requested communities, offers, and releases. */
export async function fillFamilies(database: Pick<Database, 'script'>, families: number): Promise<void> {
  for (const statement of [
    insertAdvisors(Math.round(families / familiesPerAdvisor)),
    planFamilies(families),
    insertFamilies,
    insertLeads,
    ...offers,
    ...releases,
  ]) {
    await database.script(statement)
  }
}

/** Copies an advisor of the catalog, whose record has everything that pages show. */
const insertAdvisors = (advisors: number) => `
  insert into agents (id, name, status, region, states, record, is_demo)
  select 'bench-advisor-' || n, 'Advisor ' || n, status, region, states,
    jsonb_set(record, '{id}', to_jsonb('bench-advisor-' || n)), true
  from generate_series(0, ${advisors - 1}) n,
    (select * from agents where status = 2 order by id limit 1) one`

/** Numbers the communities, and plans the families: the tables exist only while a database is filled. */
const planFamilies = (families: number) => `
  select setseed(0.42);
  create table bench_communities as
    select row_number() over (order by md5(id)) - 1 as n, id, name
    from communities where status = 1;
  create unique index on bench_communities (n);
  create table bench_cities as
    select row_number() over (order by weight desc, id) - 1 as n, name, state, county from places where kind = 'city' limit 2000;
  create unique index on bench_cities (n);
  create table bench_families as
    select n, md5('bench family ' || n)::uuid as id,
      'bench-advisor-' || (n % ${Math.round(families / familiesPerAdvisor)}) as agent_id,
      (array['new', 'contacted', 'contacted', 'touring', 'touring', 'decided', 'moved-in', 'moved-in', 'closed', 'closed', 'closed', 'contacted'])
        [1 + floor(random() * 12)::int] as stage,
      ${fillMoment} - random() * interval '365 days' as created_at,
      ${pick(firstNames)} || ' ' || ${pick(lastNames)} as name,
      floor(random() ^ 3 * 2000)::int as city
    from generate_series(1, ${families}) n;
  update bench_families set agent_id = null where stage = 'new' and n % 50 = 0;
  create unique index on bench_families (n);
  analyze bench_communities, bench_cities, bench_families`

const insertFamilies = `
  insert into families (id, name, email, phone, stage, closed_reason, paused_until, agent_id, state, county, place, answers, search, created_at, stage_since)
  select plan.id, plan.name, 'family-' || plan.n || '@families.example', '+1303' || lpad((plan.n % 10000000)::text, 7, '0'), stage,
    case stage when 'closed' then 'other' end,
    case when stage = 'contacted' and plan.n % 20 = 0 then (${fillMoment})::date + 14 end,
    agent_id, state, county, place,
    jsonb_build_object('city', city_name, 'state', state, 'adl', jsonb_build_array(${pick(careLevels)}),
      'timing', ${pick(timings)}, 'lookingFor', ${pick(relations)}, 'budgetRange', ${pick(budgetRanges)},
      'budget', jsonb_build_array('Pension plan', 'Social Security'), 'homeSaleInterest', 'No', 'consultationRequested', 'No'),
    lower(plan.name || ' ' || place), created_at, created_at + (plan.n % 9) * interval '1 day'
  from bench_families plan
  join (select n, name as city_name, state, county, name || ', ' || state as place from bench_cities) city on city.n = plan.city`

/** Two communities per family, a third of them with their own team. */
const insertLeads = `
  insert into leads (family_id, community_id, status, kind, created_at)
  select plan.id, community.id, 'assigned', case when (plan.n + lead) % 3 = 0 then 'direct' else 'advisor' end, created_at
  from bench_families plan cross join generate_series(0, 1) lead
  join bench_communities community on community.n = (plan.n * 7919 + lead * 104729) % (select count(*) from bench_communities)`

/** The advisor's offer, which the measured advisor hasn't accepted from three families, and another's that ended for one family in ten. */
const offers = [
  `insert into offers (family_id, agent_id, request_id, status, offered_at, due_at, resolved_at)
   select id, agent_id, md5('bench request ' || n)::uuid, 'claimed', created_at, created_at + interval '4 hours', created_at + interval '1 hour'
   from bench_families where agent_id is not null`,
  `update offers set status = 'offered', offered_at = ${fillMoment}, due_at = ${fillMoment} + interval '4 hours', resolved_at = null
   where family_id in (select id from bench_families where agent_id = '${measuredAgentId}' and stage = 'new' order by n limit 3)`,
  `insert into offers (family_id, agent_id, request_id, status, reason, offered_at, due_at, resolved_at)
   select plan.id, agents.id, md5('bench request ' || n)::uuid, case n % 20 when 0 then 'declined' else 'timed-out' end,
     case n % 20 when 0 then 'Too far from the other families' end, created_at, created_at + interval '4 hours', created_at + interval '4 hours'
   from bench_families plan join agents on agents.id = 'bench-advisor-' || (n / 10 % 100) where n % 10 = 0 and agent_id is distinct from agents.id`,
]

const releases = [
  `insert into releases (family_id, recipient_kind, recipient_id, recipient_name, shared_fields, reason, sent_at)
   select id, 'operator', 'operator', 'Hearthway', '{name,email,phone,answers}', 'You sent us a request', created_at from bench_families`,
  `insert into releases (family_id, recipient_kind, recipient_id, recipient_name, shared_fields, reason, sent_at, opened_at)
   select family_id, 'agent', agent_id, 'Advisor', '{name,email,phone,answers}', 'Your local advisor', offered_at, resolved_at
   from offers where status = 'claimed' and agent_id like 'bench-%'`,
  `insert into releases (family_id, lead_id, recipient_kind, recipient_id, recipient_name, shared_fields, reason, sent_at, respond_by, response, responded_at)
   select family_id, leads.id, 'community', community_id, community.name, '{name,email,phone,answers}', 'You requested pricing', created_at,
     created_at + interval '2 days', case when random() < 0.95 then 'contacted' end, created_at + interval '1 day'
   from leads join bench_communities community on community.id = community_id where kind = 'direct'
     and family_id in (select id from bench_families)`,
]

/** Returns the SQL of a random element, where the first ones are more frequent. */
function pick(values: readonly string[]): string {
  const texts = values.map((value) => `'${value.replaceAll("'", "''")}'`)
  return `(array[${texts.join(', ')}])[1 + floor(random() * sqrt(random()) * ${values.length})::int]`
}
