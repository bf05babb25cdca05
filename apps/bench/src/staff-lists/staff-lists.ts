import { openPostgres } from '@pkg/api/database'
import type { FilledDatabases } from '../environment/databases'
import type { Environment } from '../environment/environment'
import { residentMegabytes } from '../environment/memory'
import { computeRatio, measureInRounds } from '../measuring/rounds'
import type { Figure, Outcome } from '../measuring/table'
import { describeTimes } from './describe-times'
import { fillStaff } from './fill-staff'
import { MeasuredApi } from './measured-api'

const communities = 30_000
const sizes = { small: 5000, large: 50_000 }
const count = (families: number) => `${families.toLocaleString('en-US')} families`

/** Compares the dashboard's lists on PostgreSQL with 50,000 families, for an admin and an advisor, with the same on 5,000 families. */
export async function staffLists(environment: Environment, databases: FilledDatabases): Promise<Outcome> {
  const small = await openApi(environment, databases, sizes.small)
  const large = await openApi(environment, databases, sizes.large)
  const figures: Figure[] = []
  const notes = ['from the first request of a page to the last response, one visitor']
  for (const [index, page] of large.pages.entries()) {
    const same = small.pages[index]
    if (!same) throw new Error(`${page.name} isn't among the pages of ${count(sizes.small)}`)
    const times = await measureInRounds({ small: () => small.request(same), large: () => large.request(page) })
    const name = `${page.name}, ${page.role}`
    figures.push({
      measured: `${name}, ${count(sizes.large)}`,
      reference: `the same of ${sizes.small.toLocaleString('en-US')}`,
      ratio: computeRatio(times.large, times.small),
      target: '≤ 1.5',
    })
    notes.push(
      `${name}: ${describeTimes(times.small)} with ${count(sizes.small)}, ${describeTimes(times.large)} with ${count(sizes.large)}`,
    )
  }
  for (const [name, api] of Object.entries({ small, large })) {
    notes.push(`memory of the API, ${name}: ${residentMegabytes(api.pid)} MB`)
    await api.end()
  }
  return { figures, notes }
}

async function openApi(environment: Environment, databases: FilledDatabases, families: number): Promise<MeasuredApi> {
  const url = await databases.ofSize(communities)
  // The API migrates and seeds the database before families fill it.
  await (await environment.api({ database: url })).end()
  const database = openPostgres(url, (error) => console.error(error.message))
  const cookies = await fillStaff(database, families)
  await database.close()
  return MeasuredApi.open(environment, await environment.api({ database: url }), cookies)
}
