import { type Agent, isApproved, slugify } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { grantCommunityAccess } from '@pkg/api/access'
import type { Database } from '@pkg/api/database'
import { users } from '@pkg/api/schema'
import { listPartners, createPartner } from '@pkg/api/partners'
import { hashPassword, recordDefaultPassword } from '@pkg/api/identity'
import { type AskedCommunity, generateFamilies } from '../generate/families'
import { demoEmails, demoPassword } from './demo-accounts'
import { familyColumns, familyRows } from './family-cells'

const demoFamilies = 120
const demoPartner = 'Riverbend Guide'

/** Fills the demo families with their leads, tasks and timelines, a partner, and the accounts that a visitor of the demo signs in with. */
export async function fillPeople(
  database: Database,
  { agents, asked, seed }: { agents: Agent[]; asked: AskedCommunity[]; seed: number },
): Promise<void> {
  const families = generateFamilies({ communities: asked, count: demoFamilies, seed })
  const rows = familyRows(families, agents, new Map(asked.map(({ id, name }) => [id, name])), new Date())
  await database.copy('families', familyColumns.families, rows.families)
  await database.copy('leads', familyColumns.leads, rows.leads)
  await database.copy('tasks', familyColumns.tasks, rows.tasks)
  await database.copy('family_events', familyColumns.events, rows.events)
  const passwordHash = await hashPassword(demoPassword)
  await recordDefaultPassword(database.orm, passwordHash)
  const advisor = demoAdvisor(agents, asked)
  const provenAt = new Date().toISOString()
  await database.copy(
    'users',
    ['role', 'name', 'email', 'password_hash', 'agent_id', 'email_proven_at'],
    [
      ['admin', 'Ada Admin', demoEmails.admin, passwordHash, null, provenAt],
      ['agent', advisor?.name ?? 'Advisor', demoEmails.advisor, passwordHash, advisor?.id, provenAt],
      ['customer', 'Dana Whitfield', demoEmails.family, passwordHash, null, provenAt],
      ['provider', 'Pat Provider', demoEmails.provider, passwordHash, null, provenAt],
    ],
  )
  await fillProvider(database, asked)
  await fillPartner(database)
}

/** The demo provider speaks for the first community that the demo families ask. */
async function fillProvider({ orm }: Database, [community]: AskedCommunity[]): Promise<void> {
  const [provider] = await orm.select().from(users).where(eq(users.email, demoEmails.provider))
  if (provider && community) await grantCommunityAccess(orm, provider.id, [community.id])
}

/** A partner whose links lead here. Its key is shown to nobody: `npm run partner` makes one for a site of yours. */
async function fillPartner({ orm }: Database): Promise<void> {
  const known = await listPartners(orm)
  if (known.some(({ name, isActive }) => name === demoPartner && isActive)) return
  await createPartner(orm, { name: demoPartner, origins: ['https://riverbend.example'] })
}

/** The advisor that the demo account is for: the only one of a county, in the county of that kind with the most communities. */
function demoAdvisor(agents: Agent[], asked: AskedCommunity[]): Agent | undefined {
  const key = (state: string, county: string) => `${state} ${slugify(county)}`
  const byCounty = new Map<string, Agent[]>()
  for (const agent of agents.filter(isApproved)) {
    for (const { state, counties } of agent.info.serviceArea.operatingIn) {
      for (const county of counties)
        byCounty.set(key(state, county), [...(byCounty.get(key(state, county)) ?? []), agent])
    }
  }
  const communities = new Map<string, number>()
  for (const { address } of asked) {
    const county = key(address.state, address.county)
    communities.set(county, (communities.get(county) ?? 0) + 1)
  }
  const [best] = [...byCounty]
    .filter(([, serving]) => serving.length === 1)
    .sort(([one], [other]) => (communities.get(other) ?? 0) - (communities.get(one) ?? 0))
  return best?.[1][0]
}
