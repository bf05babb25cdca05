import { type Agent, isApproved, slugify } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { grantCommunityAccess } from '@pkg/api/access'
import type { Database } from '@pkg/api/database'
import { users } from '@pkg/api/schema'
import { listPartners, createPartner } from '@pkg/api/partners'
import { hashPassword, recordDefaultPassword } from '@pkg/api/identity'
import { type RequestableCommunity, generateFamilies } from '../generate/families'
import { demoEmails, demoPassword } from './demo-accounts'
import { buildFamilyRows, familyColumns } from './family-rows'

const demoFamilies = 120
const demoPartner = 'Riverbend Guide'

/** Adds the demo families with their leads, tasks, and timelines, the demo accounts, and a partner. */
export async function fillPeople(
  database: Database,
  { agents, requestable, seed }: { agents: Agent[]; requestable: RequestableCommunity[]; seed: number },
): Promise<void> {
  const families = generateFamilies({ communities: requestable, count: demoFamilies, seed })
  const rows = buildFamilyRows(families, agents, new Map(requestable.map(({ id, name }) => [id, name])), new Date())
  await database.copy('families', familyColumns.families, rows.families)
  await database.copy('leads', familyColumns.leads, rows.leads)
  await database.copy('tasks', familyColumns.tasks, rows.tasks)
  await database.copy('family_events', familyColumns.events, rows.events)
  const passwordHash = await hashPassword(demoPassword)
  await recordDefaultPassword(database.orm, passwordHash)
  const advisor = chooseDemoAdvisor(agents, requestable)
  const verifiedAt = new Date().toISOString()
  await database.copy(
    'users',
    ['role', 'name', 'email', 'password_hash', 'agent_id', 'email_verified_at'],
    [
      ['admin', 'Ada Admin', demoEmails.admin, passwordHash, null, verifiedAt],
      ['agent', advisor?.name ?? 'Advisor', demoEmails.advisor, passwordHash, advisor?.id, verifiedAt],
      ['customer', 'Dana Whitfield', demoEmails.family, passwordHash, null, verifiedAt],
      ['provider', 'Pat Provider', demoEmails.provider, passwordHash, null, verifiedAt],
    ],
  )
  await addProviderAccess(database, requestable)
  await addPartner(database)
}

/** Lets the demo provider manage the first community that demo families send requests to. */
async function addProviderAccess({ orm }: Database, [community]: RequestableCommunity[]): Promise<void> {
  const [provider] = await orm.select().from(users).where(eq(users.email, demoEmails.provider))
  if (provider && community) await grantCommunityAccess(orm, provider.id, [community.id])
}

/** Adds a partner for affiliate links. Its key isn't printed: `npm run partner` creates one for another site. */
async function addPartner({ orm }: Database): Promise<void> {
  const partners = await listPartners(orm)
  if (partners.some(({ name, isActive }) => name === demoPartner && isActive)) return
  await createPartner(orm, { name: demoPartner, origins: ['https://riverbend.example'] })
}

/** Returns the advisor of the demo account: the one in the county with the most communities among counties with a single advisor. */
function chooseDemoAdvisor(agents: Agent[], requestable: RequestableCommunity[]): Agent | undefined {
  const key = (state: string, county: string) => `${state} ${slugify(county)}`
  const byCounty = new Map<string, Agent[]>()
  for (const agent of agents.filter(isApproved)) {
    for (const { state, counties } of agent.info.serviceArea.operatingIn) {
      for (const county of counties)
        byCounty.set(key(state, county), [...(byCounty.get(key(state, county)) ?? []), agent])
    }
  }
  const communities = new Map<string, number>()
  for (const { address } of requestable) {
    const county = key(address.state, address.county)
    communities.set(county, (communities.get(county) ?? 0) + 1)
  }
  const [best] = [...byCounty]
    .filter(([, serving]) => serving.length === 1)
    .sort(([one], [other]) => (communities.get(other) ?? 0) - (communities.get(one) ?? 0))
  return best?.[1][0]
}
