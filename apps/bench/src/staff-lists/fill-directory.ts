import type { Database } from '@pkg/api/database'
import { fillMoment } from './fill-moment'

/** Inserts one person of each kind per planned family: an account, a contact, an organization, an advisor, a real estate agent's home. */
export async function fillDirectory(database: Pick<Database, 'script'>): Promise<void> {
  for (const statement of [accounts, organizations, contacts, talks, advisors, preferences, homes, homeOffers]) {
    await database.script(statement)
  }
}

/** Half of the accounts are families', the others those of staff and teams. A tenth were never used. */
const accounts = `
  insert into users (id, role, name, email, status, created_at)
  select md5('bench account ' || n)::uuid, case n % 10 when 0 then 'agent' when 1 then 'provider' when 2 then 'real-estate-agent' when 3 then 'provider'
      when 4 then 'agent' else 'customer' end,
    name, 'account-' || n || '@people.example', case when n % 10 = 7 then 'invited' when n % 40 = 3 then 'disabled' else 'active' end, created_at
  from bench_families`

/** A fiftieth of the organizations have communities. */
const organizations = `
  insert into organizations (id, name, city, state, created_at)
  select md5('bench organization ' || n)::uuid, split_part(name, ' ', 2) || ' Senior Living ' || n, 'Denver', 'CO', created_at from bench_families;
  update communities set organization_id = md5('bench organization ' || (bench.n % (select count(*) / 50 from bench_families) + 1))::uuid
  from bench_communities bench where bench.id = communities.id`

const contacts = `
  insert into contacts (id, owner_id, scope, name, role, email, phone, community_id, organization_id, created_at)
  select md5('bench contact ' || plan.n)::uuid, (select id from users where name = 'Measured admin'), 'team', name,
    (array['executive-director', 'sales', 'nurse', 'billing'])[plan.n % 4 + 1], 'contact-' || plan.n || '@communities.example',
    '+1720' || lpad((plan.n % 10000000)::text, 7, '0'), community_id,
    case when plan.n % 3 = 0 then md5('bench organization ' || plan.n)::uuid end, created_at
  from bench_families plan
  join (select n, id as community_id from bench_communities) community on community.n = plan.n % (select count(*) from bench_communities)`

const talks = `
  insert into contact_talks (contact_id, outcome, at, person, created_at)
  select md5('bench contact ' || n)::uuid, 'reached', created_at + interval '2 days', 'Measured admin', created_at + interval '2 days'
  from bench_families where n % 2 = 0`

/** Advisors without families, a third of them real estate agents. */
const advisors = `
  insert into agents (id, name, status, region, states, record, is_demo)
  select 'bench-person-' || n, plan.name, case n % 20 when 0 then 0 else 2 end, region, states,
    jsonb_set(record, '{id}', to_jsonb('bench-person-' || n)), true
  from bench_families plan, (select * from agents where status = 2 order by id limit 1) one`

const preferences = `
  insert into agent_options (agent_id, kind, capacity)
  select 'bench-person-' || n, case n % 3 when 0 then 'real-estate' else 'partner' end, 20 + n % 40 from bench_families`

const homes = `
  insert into real_estate_leads (id, family_id, need, stage, agent_id, created_at, changed_at)
  select md5('bench home ' || n)::uuid, id, 'sell', (array['new', 'contacted', 'listed', 'closed'])[n % 4 + 1], 'bench-person-' || (n / 3 * 3), created_at, created_at
  from bench_families where n >= 3`

const homeOffers = `
  insert into real_estate_offers (lead_id, agent_id, status, offered_at, due_at)
  select md5('bench home ' || n)::uuid, 'bench-person-' || (n / 3 * 3), case n % 10 when 0 then 'offered' else 'claimed' end, created_at,
    case n % 10 when 0 then ${fillMoment} + interval '4 hours' else created_at + interval '4 hours' end
  from bench_families where n >= 3`
