import { listingSql, pinsSql, readSql } from '@pkg/api/measured'
import { careTypeSlugs, type Community, type ListingQuery, parseListingQuery } from '@pkg/domain'
import { leadWrite } from '../lead-write/lead-write'
import { load, fetchText } from '../measuring/load'
import { measureInRounds, median, computeRatio } from '../measuring/rounds'
import type { Figure, Outcome } from '../measuring/table'
import type { Server, Environment } from '../environment/environment'
import type { GrowthInput } from './reference-server'

const perRound = 12
const connections = 4

/** What families search for: around a city, in a state, in the whole country, by name, and with the filters that read more than one fact. */
const listings = {
  'list around a city': 'filter[geo]=39.74,-104.99,25&sort=distance',
  'list of a state and care': 'state=CO&toc=assisted-living&sort=price',
  'list of the country': 'toc=memory-care',
  'list by name': 'filter[name]=maple&sort=name',
  'list of a state by who pays': 'state=CO&pays=medicaid&sort=price',
  'list of the country by where a family can stay': 'stays=le:3000',
  'list of the country by weekend nurse hours': 'only=weekend-staffing',
}
const maps = {
  'pins of a metropolis, zoom 10': { query: 'geometry=39.3,-105.4,40.2,-104.5', zoom: 10 },
  'pins of the country, zoom 4': { query: 'geometry=24,-125,50,-66', zoom: 4 },
}

/** The times of one catalog size, by query. */
export type SizeTimes = ReadonlyMap<string, number[]>

/**
 * Compares search, map, a community, and a lead on one catalog size, through the API and through bare `node:http` with the same statements,
 * and with the API's times on a smaller catalog.
 */
export async function growth(
  environment: Environment,
  { database, size, smaller }: { database: string; size: number; smaller?: { size: number; times: SizeTimes } },
): Promise<{ outcome: Outcome; times: SizeTimes }> {
  const api = await environment.api({ database })
  const slug = await findOriginal(api)
  const read = `/marketplace/communities/${slug}`
  const input = await prepareInput(api, { database, read })
  const reference = await environment.reference('growth/reference-server.ts', input)
  const figures: Figure[] = []
  const times = new Map<string, number[]>()
  const label = `${size.toLocaleString('en-US')} communities`
  const compareWithSmaller = (name: string): Figure[] => {
    const [now, before] = [times.get(name), smaller?.times.get(name)]
    if (!smaller || !now || !before) return []
    const reference = `the same of ${smaller.size.toLocaleString('en-US')}`
    return [{ measured: `${name}, ${label}`, reference, ratio: median(now) / median(before), target: '≤ 1.5' }]
  }
  const paths = { ...listingPaths(), ...mapPaths(), 'read of a community': read }
  for (const [name, path] of Object.entries(paths)) {
    await expectEqualResponses(path, api, reference)
    const loadOf = (server: Server) => async () =>
      (await load(`${server.url}${path}`, { requests: perRound, connections })).total
    const measured = await measureInRounds({ api: loadOf(api), reference: loadOf(reference) })
    times.set(name, measured.api)
    figures.push({
      measured: `${name}, ${label}`,
      reference: 'bare node:http + pg, same SQL',
      ratio: computeRatio(measured.reference, measured.api),
      target: '≥ 0.80',
    })
    figures.push(...compareWithSmaller(name))
  }
  const written = await leadWrite(environment, api, { database, slug, label })
  times.set('lead write', written.times)
  figures.push(written.figure, ...compareWithSmaller('lead write'))
  await reference.end()
  await api.end()
  return { outcome: { figures, notes: [`responses per unit of time, ${connections} connections`] }, times }
}

const listingPaths = () =>
  Object.fromEntries(Object.entries(listings).map(([name, query]) => [name, `/marketplace/communities?${query}`]))

const mapPaths = () =>
  Object.fromEntries(
    Object.entries(maps).map(([name, { query, zoom }]) => [name, `/marketplace/communitypins?${query}&zoom=${zoom}`]),
  )

/** Finds a demo community that isn't a copy, in a place with many others. */
export async function findOriginal(api: Server): Promise<string> {
  const text = await fetchText(`${api.url}/marketplace/communities?state=CA&toc=assisted-living&page-size=100`)
  const { data }: { data: { id: string }[] } = JSON.parse(text)
  // Copies end with a number and have no texts.
  const found = data.find(({ id }) => !/-\d+$/.test(id))
  if (!found) throw new Error('Every community in California is a copy')
  return found.id
}

async function prepareInput(api: Server, { database, read }: { database: string; read: string }): Promise<GrowthInput> {
  const tiles: GrowthInput['tiles'] = {}
  for (const query of Object.values(listings)) {
    const path = `/marketplace/communities?${query}`
    const text = await fetchText(`${api.url}${path}`)
    const parsed = parseQuery(query)
    tiles[path] = {
      ...listingSql(parsed),
      head: text.slice(0, text.indexOf('"meta"')),
      ...(parsed.toc && { care: parsed.toc }),
    }
  }
  const rows = Object.values(maps).map(({ query, zoom }) => [
    `/marketplace/communitypins?${query}&zoom=${zoom}`,
    { statement: pinsSql(parseQuery(query), zoom), care: careTypeSlugs },
  ])
  const answer = await fetchText(`${api.url}${read}`)
  const { data }: { data: { id: string; attributes: Omit<Community, 'id'> } } = JSON.parse(answer)
  const reads = { [read]: { statements: readSql({ ...data.attributes, id: data.id }), answer } }
  return { database, tiles, rows: Object.fromEntries(rows), reads }
}

function parseQuery(text: string): ListingQuery {
  const query = parseListingQuery(new URLSearchParams(text))
  if (!query.ok) throw new Error(`The parameters ${text} are wrong: ${JSON.stringify(query.errors)}`)
  return query.value
}

async function expectEqualResponses(path: string, api: Server, reference: Server): Promise<void> {
  const [ours, theirs] = await Promise.all([api, reference].map(({ url }) => fetchText(`${url}${path}`)))
  if (ours !== theirs) throw new Error(`${path} gets different responses`)
}
