import { listingSql, pinsSql, readSql } from '@pkg/api/measured'
import { careTypeSlugs, type Community, type ListingQuery, parseListingQuery } from '@pkg/domain'
import { leadWrite } from '../lead-write/lead-write'
import { load, textOf } from '../measuring/load'
import { inRounds, median, ratioOf } from '../measuring/rounds'
import type { Figure, Outcome } from '../measuring/table'
import type { Server, Stage } from '../stage/stage'
import type { GrowthGiven } from './reference-server'

const perRound = 12
const connections = 4

/** What a family does: looks at a city's surroundings, at a state, at a map of a metropolis, at the whole country, for a name. */
const listings = {
  'list around a city': 'filter[geo]=39.74,-104.99,25&sort=distance',
  'list of a state and care': 'state=CO&toc=assisted-living&sort=price',
  'list of the country': 'toc=memory-care',
  'list by name': 'filter[name]=maple&sort=name',
}
const maps = {
  'pins of a metropolis, zoom 10': { query: 'geometry=39.3,-105.4,40.2,-104.5', zoom: 10 },
  'pins of the country, zoom 4': { query: 'geometry=24,-125,50,-66', zoom: 4 },
}

/** The times of one size, by what was asked. */
export type SizeTimes = ReadonlyMap<string, number[]>

/**
 * Search, map, read and a lead's write on a catalogue of some size, through the API and through bare `node:http` with the same statements; and
 * how the API's time has grown since a smaller one.
 */
export async function growth(
  stage: Stage,
  { database, size, smaller }: { database: string; size: number; smaller?: { size: number; times: SizeTimes } },
): Promise<{ outcome: Outcome; times: SizeTimes }> {
  const api = await stage.api({ database })
  const slug = await largestOf(api)
  const read = `/marketplace/communities/${slug}`
  const given = await givenFor(api, { database, read })
  const reference = await stage.reference('growth/reference-server.ts', given)
  const figures: Figure[] = []
  const times = new Map<string, number[]>()
  const label = `${size.toLocaleString('en-US')} communities`
  const grown = (name: string): Figure[] => {
    const [now, before] = [times.get(name), smaller?.times.get(name)]
    if (!smaller || !now || !before) return []
    const reference = `the same of ${smaller.size.toLocaleString('en-US')}`
    return [{ measured: `${name}, ${label}`, reference, ratio: median(now) / median(before), target: '≤ 1.5' }]
  }
  const paths = { ...listingPaths(), ...mapPaths(), 'read of a community': read }
  for (const [name, path] of Object.entries(paths)) {
    await expectEqualAnswers(path, api, reference)
    const loadOf = (server: Server) => async () =>
      (await load(`${server.url}${path}`, { requests: perRound, connections })).total
    const measured = await inRounds({ api: loadOf(api), reference: loadOf(reference) })
    times.set(name, measured.api)
    figures.push({
      measured: `${name}, ${label}`,
      reference: 'bare node:http + pg, same SQL',
      ratio: ratioOf(measured.reference, measured.api),
      target: '≥ 0.80',
    })
    figures.push(...grown(name))
  }
  const written = await leadWrite(stage, api, { database, slug, label })
  times.set('lead write', written.times)
  figures.push(written.figure, ...grown('lead write'))
  await reference.end()
  await api.end()
  return { outcome: { figures, notes: [`answers per unit of time, ${connections} connections`] }, times }
}

const listingPaths = () =>
  Object.fromEntries(Object.entries(listings).map(([name, query]) => [name, `/marketplace/communities?${query}`]))

const mapPaths = () =>
  Object.fromEntries(
    Object.entries(maps).map(([name, { query, zoom }]) => [name, `/marketplace/communitypins?${query}&zoom=${zoom}`]),
  )

/** A community of the demo, whose texts are whole, where many others are. */
async function largestOf(api: Server): Promise<string> {
  const text = await textOf(`${api.url}/marketplace/communities?state=CA&toc=assisted-living&page-size=100`)
  const { data }: { data: { id: string }[] } = JSON.parse(text)
  // Copies have a number at the end, and hold no texts.
  const found = data.find(({ id }) => !/-\d+$/.test(id))
  if (!found) throw new Error('No community of California is an original')
  return found.id
}

async function givenFor(api: Server, { database, read }: { database: string; read: string }): Promise<GrowthGiven> {
  const tiles: GrowthGiven['tiles'] = {}
  for (const query of Object.values(listings)) {
    const path = `/marketplace/communities?${query}`
    const text = await textOf(`${api.url}${path}`)
    tiles[path] = { ...listingSql(queryOf(query)), head: text.slice(0, text.indexOf('"meta"')) }
  }
  const rows = Object.values(maps).map(({ query, zoom }) => [
    `/marketplace/communitypins?${query}&zoom=${zoom}`,
    { statement: pinsSql(queryOf(query), zoom), care: careTypeSlugs },
  ])
  const answer = await textOf(`${api.url}${read}`)
  const { data }: { data: { id: string; attributes: Omit<Community, 'id'> } } = JSON.parse(answer)
  const reads = { [read]: { statements: readSql({ ...data.attributes, id: data.id }), answer } }
  return { database, tiles, rows: Object.fromEntries(rows), reads }
}

function queryOf(text: string): ListingQuery {
  const query = parseListingQuery(new URLSearchParams(text))
  if (!query.ok) throw new Error(`The parameters ${text} are wrong: ${JSON.stringify(query.errors)}`)
  return query.value
}

async function expectEqualAnswers(path: string, api: Server, reference: Server): Promise<void> {
  const [ours, theirs] = await Promise.all([api, reference].map(({ url }) => textOf(`${url}${path}`)))
  if (ours !== theirs) throw new Error(`${path} is answered differently`)
}
