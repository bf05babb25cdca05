import { now, siteDay } from '@pkg/domain'
import type { Cell, Database } from '@pkg/api/database'
import { partners } from '@pkg/api/schema'
import { rebuildSums } from '@pkg/api/wizard-events'
import { Random } from '@pkg/illustrations/random'
import { generateWizardEvents } from '../generate/wizard-events'

const firstSeed = 5_000_000
const columns = ['run_id', 'n', 'day', 'schema', 'schema_version', 'site', 'step', 'kind'] as const

/** Adds sessions of the wizard over 15 months. Those before the last 400 days leave only their sums. [WORK-014] */
export async function addWizardEvents(database: Database, seed: number): Promise<void> {
  const [partner] = await database.orm.select({ id: partners.id }).from(partners).limit(1)
  const random = new Random(seed, firstSeed)
  const events = generateWizardEvents(random, { today: siteDay(now()), partnerId: partner?.id })
  await database.copy('wizard_events', columns, toRows(events))
  await rebuildSums(database.orm)
}

function* toRows(events: ReturnType<typeof generateWizardEvents>): Generator<Cell[]> {
  for (const { runId, n, day, schema, schemaVersion, site, step, kind } of events) {
    yield [runId, n, day, schema, schemaVersion, site, step, kind]
  }
}
