import type { Agent } from '@pkg/domain'
import { eq, sql } from 'drizzle-orm'
import { bulkLoad, type Cell, type Database } from '@pkg/api/database'
import { facts } from '@pkg/api/schema'
import { loadGeography, fillPlaces } from '@pkg/api/catalog'
import { generateAdvisors } from '../generate/advisors'
import type { AskedCommunity } from '../generate/families'
import { clearDemo, isInUse } from './clear-demo'
import { fillCommunities } from './fill-communities'
import { fillPeople } from './fill-people'
import { ProgressBar } from '@pkg/command-line'

const seed = 1
/** Reviews are counted back from here, so that the catalogue is the same whenever it is made. */
const referenceDay = new Date('2026-11-01T00:00:00Z')
/** Which share of the work is done when places and advisors, communities, and their indexes are there. */
const shares = { places: 0.05, communities: 0.7, indexes: 0.98 }

/**
 * Fills a database with the demo catalog, and returns whether the demo is there afterwards. A complete demo stays as it is. A database that
 * people have worked with gets none. An interrupted run starts over; imported public records stay. A size of 0 fills nothing.
 */
export async function fillCatalogue(database: Database, size: number): Promise<boolean> {
  if (size === 0) return false
  const [state] = await database.orm.select().from(facts).where(eq(facts.name, 'catalogue'))
  if (state?.value === 'complete') return true
  if (!state && (await isInUse(database))) return false
  await database.orm.insert(facts).values({ name: 'catalogue', value: 'filling' }).onConflictDoNothing()

  const bar = new ProgressBar('Filling the demo catalogue', 1)
  bar.at(0)
  const taken = await clearDemo(database)
  const geography = loadGeography()
  const agents = generateAdvisors({ geography, seed, today: referenceDay })
  await fillPlaces(database, geography)
  await database.copy('agents', ['id', 'name', 'status', 'region', 'states', 'record'], agents.map(agentCells))
  bar.at(shares.places)
  let asked: AskedCommunity[] = []
  await bulkLoad(database, ['communities', 'reviews'], {
    async fill() {
      const options = { geography, agents, count: size, seed, today: referenceDay, taken }
      asked = await fillCommunities(database, options, (filled) =>
        bar.at(shares.places + (shares.communities - shares.places) * (filled / size)),
      )
    },
    onIndexed: (share) => bar.at(shares.communities + (shares.indexes - shares.communities) * share),
  })
  await fillPeople(database, { agents, asked, seed })
  // Listings count from indexes alone once the pages behind them are known to be visible.
  await database.script('vacuum (analyze, process_toast false) communities')
  await database.script('analyze')
  await database.orm
    .update(facts)
    .set({ value: 'complete', at: sql`now()` })
    .where(eq(facts.name, 'catalogue'))
  bar.end()
  return true
}

function agentCells(agent: Agent): Cell[] {
  const served = [...new Set(agent.info.serviceArea.operatingIn.map(({ state }) => state))]
  return [agent.id, agent.name, agent.status, agent.region, served, agent]
}
