import { type Agent, isApproved, slugify } from '@pkg/domain'
import { eq, sql } from 'drizzle-orm'
import { communityCells, communityColumns } from '../../communities/community-cells'
import type { Cell, Database } from '../../database/database'
import { type CommunityRecord, facts } from '../../database/schema/tables'
import { hashPassword } from '../../users/passwords'
import { type Geography, loadGeography } from '../geography/geography'
import { generateAdvisors } from '../seed/advisors'
import { generateCommunities } from '../seed/communities'
import { type AskedCommunity, generateFamilies } from '../seed/families'
import { familyColumns, familyRows } from './family-cells'
import { placeCells, placeColumns } from './place-cells'
import { ProgressBar } from './progress-bar'

type NamedCommunity = AskedCommunity & { name: string }

const seed = 1
const batchSize = 2000
const demoFamilies = 120
/** Families ask the first communities of the catalogue, which are spread over the country like all others. */
const askedAtMost = 3000
/** Reviews are counted back from here, so that the catalogue is the same whenever it is made. */
const referenceDay = new Date('2026-11-01T00:00:00Z')
const demoPassword = 'a light is on tonight'

/**
 * Fills an empty database with the demo catalogue; one that was filled stays as it is, and a filling that broke off
 * begins anew. A size of 0 fills nothing.
 */
export async function fillCatalogue(database: Database, size: number): Promise<void> {
  if (size === 0) return
  const [state] = await database.orm.select().from(facts).where(eq(facts.name, 'catalogue'))
  if (state?.value === 'complete') return
  await database.script(
    'truncate communities, reviews, agents, places, users, sessions, families, leads, tasks, family_events, notifications, uuid_actions, idempotency_keys cascade',
  )
  await database.orm.insert(facts).values({ name: 'catalogue', value: 'filling' }).onConflictDoNothing()

  const bar = new ProgressBar('Filling the demo catalogue', size + size / 10)
  bar.at(0)
  const geography = loadGeography()
  const agents = generateAdvisors({ geography, seed, today: referenceDay })
  await database.copy('places', placeColumns, placeCells(geography))
  await database.copy('agents', ['id', 'name', 'status', 'region', 'states', 'record'], agents.map(agentCells))
  bar.at(size / 20)
  const asked = await fillCommunities(database, {
    geography,
    agents,
    size,
    onBatch: (done) => bar.at(size / 20 + done),
  })
  await fillPeople(database, agents, asked)
  await database.script('analyze')
  await database.orm
    .update(facts)
    .set({ value: 'complete', at: sql`now()` })
    .where(eq(facts.name, 'catalogue'))
  bar.at(size + size / 10)
}

async function fillCommunities(
  database: Database,
  {
    geography,
    agents,
    size,
    onBatch,
  }: { geography: Geography; agents: Agent[]; size: number; onBatch: (done: number) => void },
): Promise<NamedCommunity[]> {
  const asked: NamedCommunity[] = []
  let rows: Cell[][] = []
  let reviews: Cell[][] = []
  let done = 0
  const flush = async () => {
    await database.copy('communities', communityColumns, rows)
    await database.copy('reviews', ['id', 'community_id', 'author', 'relation', 'value', 'text', 'date'], reviews)
    done += rows.length
    rows = []
    reviews = []
    onBatch(done)
  }
  for (const community of generateCommunities({ geography, agents, count: size, seed, today: referenceDay })) {
    const { reviews: written, partnerAgents, realEstateAgents: _none, similarCommunities: _later, ...rest } = community
    const record: CommunityRecord = rest
    rows.push(communityCells(record, record.id, partnerAgents[0]?.id))
    for (const { id, author, relation, value, text, date } of written) {
      reviews.push([id, record.id, author, relation, value, text, date])
    }
    if (record.status === 1 && asked.length < askedAtMost) {
      asked.push({
        id: record.id,
        name: record.name,
        care: record.care,
        address: record.address,
        startingRate: record.startingRate,
      })
    }
    if (rows.length === batchSize) await flush()
  }
  if (rows.length > 0) await flush()
  return asked
}

async function fillPeople(database: Database, agents: Agent[], asked: NamedCommunity[]): Promise<void> {
  const families = generateFamilies({ communities: asked, count: demoFamilies, seed })
  const rows = familyRows(families, agents, new Map(asked.map(({ id, name }) => [id, name])), new Date())
  await database.copy('families', familyColumns.families, rows.families)
  await database.copy('leads', familyColumns.leads, rows.leads)
  await database.copy('tasks', familyColumns.tasks, rows.tasks)
  await database.copy('family_events', familyColumns.events, rows.events)
  const passwordHash = await hashPassword(demoPassword)
  const advisor = demoAdvisor(agents, asked)
  await database.copy(
    'users',
    ['role', 'name', 'email', 'password_hash', 'agent_id'],
    [
      ['admin', 'Ada Admin', 'admin@hearthway.example', passwordHash, null],
      ['agent', advisor?.name ?? 'Advisor', 'advisor@hearthway.example', passwordHash, advisor?.id],
      ['customer', 'Dana Whitfield', 'family@hearthway.example', passwordHash, null],
    ],
  )
}

/** The advisor that the demo account is for: the only one of a county, in the county of that kind with the most communities. */
function demoAdvisor(agents: Agent[], asked: NamedCommunity[]): Agent | undefined {
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

function agentCells(agent: Agent): Cell[] {
  const served = [...new Set(agent.info.serviceArea.operatingIn.map(({ state }) => state))]
  return [agent.id, agent.name, agent.status, agent.region, served, agent]
}
