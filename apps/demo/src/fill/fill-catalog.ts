import { eq } from 'drizzle-orm'
import { bulkLoad, type Database } from '@pkg/api/database'
import { agents as advisors, metadata } from '@pkg/api/schema'
import { loadGeography, fillPlaces } from '@pkg/api/catalog'
import type { Settings } from '@pkg/api/settings'
import { now } from '@pkg/domain'
import { generateAdvisors } from '../generate/advisors'
import type { RequestableCommunity } from '../people/families'
import { fillPeople } from '../people/fill-people'
import { agentCells, agentColumns } from './agent-cells'
import { fillAdvisorFacts } from './fill-advisor-facts'
import { clearDemo, isInUse } from './clear-demo'
import { fillCommunities } from './fill-communities'
import { ProgressBar } from '@pkg/command-line'
import { seedTexts } from '../texts'

const seed = 1
/** The day from which reviews are dated back, so the catalog doesn't depend on the day of seeding. */
const referenceDay = new Date('2026-11-01T00:00:00Z')
/** The share of the work that is done after locations and advisors, communities, and indexes. */
const shares = { places: 0.05, communities: 0.6, indexes: 0.8 }

/** The name under which the database stores whether the demo catalog is complete. */
const metadataName = 'catalog'

/**
 * Fills a database with the demo catalog, and returns whether it contains the demo data afterwards. Doesn't change a complete demo or a
 * database that people have worked with. Restarts an interrupted run, and keeps imported public records. A size of 0 adds nothing.
 */
export async function fillCatalog(database: Database, size: number, settings: Settings): Promise<boolean> {
  if (size === 0) return false
  const [state] = await database.orm.select().from(metadata).where(eq(metadata.name, metadataName))
  if (state?.value === 'complete') return true
  if (!state && (await isInUse(database))) return false
  await database.orm.insert(metadata).values({ name: metadataName, value: 'incomplete' }).onConflictDoNothing()

  const bar = new ProgressBar(seedTexts.progress, 1)
  bar.at(0)
  const usedSlugs = await clearDemo(database)
  const geography = loadGeography()
  const agents = generateAdvisors({ geography, seed, today: referenceDay })
  await bulkLoad(database, ['places'], { fill: () => fillPlaces(database, geography), onIndexed: () => undefined })
  await database.copy('agents', agentColumns, agents.map(agentCells))
  bar.at(shares.places)
  let requestable: RequestableCommunity[] = []
  await bulkLoad(database, ['communities', 'reviews', 'community_rooms'], {
    async fill() {
      const options = { geography, agents, count: size, seed, today: referenceDay, usedSlugs }
      requestable = await fillCommunities(database, options, (filled) =>
        bar.at(shares.places + (shares.communities - shares.places) * (filled / size)),
      )
    },
    onIndexed: (share) => bar.at(shares.communities + (shares.indexes - shares.communities) * share),
  })
  await fillAdvisorFacts(database, { agents, seed, today: referenceDay })
  // Without statistics, each of the many small queries that follow would read whole tables.
  await database.script('analyze')
  await fillPeople(database, { agents, requestable, seed, settings })
  // Advisors who apply in the demo come through the API, which doesn't know that they're made up.
  await database.orm.update(advisors).set({ isDemo: true })
  // Listings can count with the index only after a vacuum has marked the table's pages as visible.
  await database.script('vacuum (analyze, process_toast false) communities')
  await database.script('analyze')
  await database.orm
    .update(metadata)
    .set({ value: 'complete', updatedAt: now() })
    .where(eq(metadata.name, metadataName))
  bar.end()
  return true
}
