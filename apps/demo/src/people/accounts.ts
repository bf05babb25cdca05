import { type Agent, now, regionOfState } from '@pkg/domain'
import { eq, inArray } from 'drizzle-orm'
import { grantCommunityAccess } from '@pkg/api/access'
import type { Database } from '@pkg/api/database'
import { hashPassword, recordDefaultPassword } from '@pkg/api/identity'
import { agentOptions, knownDevices, sessions, users } from '@pkg/api/schema'
import { agentCells, agentColumns } from '../fill/agent-cells'
import { demoState } from '../generate/demo-team'
import { demoEmails, demoFamilyName, demoPassword } from './demo-accounts'

const realEstateAgentName = 'Rosalind Hartley'

/** Adds an account for each role: the demo advisor's, a real estate agent's, and a provider's, who manages communities. */
export async function addAccounts(
  database: Database,
  { advisor, communityIds }: { advisor: Agent; communityIds: string[] },
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await recordDefaultPassword(database.orm, passwordHash)
  const realEstateAgent = createRealEstateAgent()
  await database.copy('agents', agentColumns, [agentCells(realEstateAgent)])
  await database.orm
    .insert(agentOptions)
    .values({ agentId: advisor.id, capacity: 60 })
    .onConflictDoUpdate({ target: agentOptions.agentId, set: { capacity: 60 } })
  await database.orm.insert(agentOptions).values([{ agentId: realEstateAgent.id, kind: 'real-estate' }])
  const family = `${demoFamilyName.firstName} ${demoFamilyName.lastName}`
  const verifiedAt = now().toISOString()
  await database.copy(
    'users',
    ['role', 'name', 'email', 'password_hash', 'agent_id', 'email_verified_at'],
    [
      ['admin', 'Ada Admin', demoEmails.admin, passwordHash, null, verifiedAt],
      ['agent', advisor.name, demoEmails.advisor, passwordHash, advisor.id, verifiedAt],
      ['customer', family, demoEmails.family, passwordHash, null, verifiedAt],
      ['provider', 'Pat Provider', demoEmails.provider, passwordHash, null, verifiedAt],
      [
        'real-estate-agent',
        realEstateAgentName,
        demoEmails.realEstateAgent,
        passwordHash,
        realEstateAgent.id,
        verifiedAt,
      ],
    ],
  )
  const [provider] = await database.orm.select().from(users).where(eq(users.email, demoEmails.provider))
  if (provider) await grantCommunityAccess(database.orm, provider.id, communityIds)
}

/** Ends the sessions of the demo accounts, so no browser is known to them. */
export async function endDemoSessions({ orm }: Database): Promise<void> {
  const accounts = orm
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, Object.values(demoEmails)))
  await orm.delete(sessions).where(inArray(sessions.userId, accounts))
  await orm.delete(knownDevices).where(inArray(knownDevices.userId, accounts))
}

/** Sets an advisor's response time to that of the families they accepted. */
export async function setResponseTime({ orm }: Database, agentId: string): Promise<void> {
  const [row] = await orm.select().from(agentOptions).where(eq(agentOptions.agentId, agentId))
  if (row)
    await orm
      .update(agentOptions)
      .set({ responseMinutes: row.responses * 45 })
      .where(eq(agentOptions.agentId, agentId))
}

function createRealEstateAgent(): Agent {
  const id = 'rosalind-hartley-homes-fl'
  return {
    id,
    name: realEstateAgentName,
    status: 2,
    region: regionOfState(demoState),
    info: {
      displayName: realEstateAgentName,
      email: demoEmails.realEstateAgent,
      workPhone: '(407) 555-0152',
      recentFamiliesHelped: 31,
      serviceArea: { operatingIn: [{ state: demoState, counties: [] }] },
      inBusinessSince: 2011,
      awards: [],
      agentSlug: id,
    },
    aggregateRating: { ratingValue: 0, numRatings: 0 },
    address: { city: 'Orlando', state: demoState },
    gallery: { images: [] },
  }
}
