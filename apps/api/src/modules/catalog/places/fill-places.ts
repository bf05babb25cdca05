import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { facts } from '../../../database/schema/tables'
import type { Geography } from '../geography/geography'
import { placeCells, placeColumns } from './place-cells'

/** Adds the states, counties, cities, and ZIP codes once. Starts over after an interruption. */
export async function fillPlaces(database: Database, geography: Geography): Promise<void> {
  const [state] = await database.orm.select().from(facts).where(eq(facts.name, 'places'))
  if (state?.value === 'complete') return
  await database.script('truncate places')
  await database.copy('places', placeColumns, placeCells(geography))
  await database.orm.insert(facts).values({ name: 'places', value: 'complete' }).onConflictDoNothing()
}
