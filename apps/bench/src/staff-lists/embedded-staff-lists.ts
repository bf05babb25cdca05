import { openEmbedded } from '@pkg/api/database'
import type { Environment } from '../environment/environment'
import { growCatalog } from '../environment/grow-catalog'
import { residentMegabytes } from '../environment/memory'
import { measureInRounds, percentile } from '../measuring/rounds'
import type { Figure, Outcome } from '../measuring/table'
import { describeTimes } from './describe-times'
import { fillStaff } from './fill-staff'
import { MeasuredApi } from './measured-api'
import { firstPages } from './staff-requests'

const communities = 30_000
const families = 50_000

/** Measures the pages that staff open first on PGlite with 50,000 families. One process runs the API and the database. */
export async function embeddedStaffLists(environment: Environment): Promise<Outcome> {
  const folder = environment.folder()
  await (await environment.api({ folder })).end()
  const database = await openEmbedded(folder)
  await growCatalog(database, communities)
  const cookies = await fillStaff(database, families)
  await database.close()
  const api = await MeasuredApi.open(environment, await environment.api({ folder }), cookies)
  const figures: Figure[] = []
  const notes: string[] = []
  for (const page of api.pages.filter(({ name }) => firstPages.includes(name))) {
    const { times } = await measureInRounds({ times: () => api.request(page) })
    const name = `${page.name}, ${page.role}`
    figures.push({
      measured: `${name}, p95`,
      reference: 'one second',
      ratio: percentile(times, 0.95) / 1000,
      target: '≤ 1',
    })
    notes.push(`${name}: ${describeTimes(times)}`)
  }
  notes.push(`memory of the API and its database: ${residentMegabytes(api.pid)} MB`)
  await api.end()
  return { figures, notes }
}
