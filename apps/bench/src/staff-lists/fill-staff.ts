import { createHash, randomUUID } from 'node:crypto'
import { fillFamilies, measuredAgentId } from './fill-families'
import { fillDirectory } from './fill-directory'
import { fillHistory } from './fill-history'
import { fillWork } from './fill-work'
import type { Database } from '@pkg/api/database'
import { fillMoment } from './fill-moment'

/** The people who are measured. */
export const staffRoles = ['admin', 'agent'] as const

/** A role that is measured. */
export type StaffRole = (typeof staffRoles)[number]

/** The cookies of signed-in people, by role. */
export type Cookies = Readonly<Record<StaffRole, string>>

/** Tables that are filled. Their triggers announce and record what people do, and a fill isn't that. */
const tables = [
  ...[
    'families',
    'leads',
    'offers',
    'releases',
    'tasks',
    'notifications',
    'conversations',
    'conversation_participants',
  ],
  ...[
    'conversation_messages',
    'tours',
    'calls',
    'invoices',
    'family_events',
    'record_changes',
    'changed_values',
    'agents',
    'agent_options',
    'users',
    'contacts',
    'contact_talks',
    'organizations',
    'communities',
    'real_estate_leads',
    'real_estate_offers',
  ],
]

/** Fills a database with a catalog with families, their history, and the accounts of an admin and an advisor. Returns the sessions of the two. */
export async function fillStaff(database: Pick<Database, 'script'>, families: number): Promise<Cookies> {
  await switchTriggers(database, 'disable')
  const cookies = { admin: await signIn(database, 'admin'), agent: await signIn(database, 'agent') }
  await fillFamilies(database, families)
  await fillWork(database)
  await fillHistory(database)
  await fillDirectory(database)
  await database.script('drop table bench_families, bench_cities, bench_communities')
  await switchTriggers(database, 'enable')
  for (const table of tables) await database.script(`vacuum analyze ${table}`)
  return cookies
}

async function switchTriggers(database: Pick<Database, 'script'>, action: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) await database.script(`alter table ${table} ${action} trigger user`)
}

/** Inserts an account and a session of it, as a sign-in does. Returns the session's cookie. */
export async function signIn(database: Pick<Database, 'script'>, role: StaffRole): Promise<string> {
  const token = randomUUID()
  const hash = createHash('sha256').update(token).digest('hex')
  await database.script(`
    with account as (
      insert into users (role, name, email, agent_id)
      values ('${role}', 'Measured ${role === 'agent' ? 'advisor' : role}', '${role}@staff.example', ${role === 'agent' ? `'${measuredAgentId}'` : 'null'})
      returning id
    )
    insert into sessions (token_hash, user_id, expires_at) select '${hash}', id, ${fillMoment} + interval '1 day' from account`)
  return `hearthway-session=${token}`
}
