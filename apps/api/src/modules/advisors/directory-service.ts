import type { AdvisorCard, AdvisorProfile, AdvisorRegion, QueryOf, EndpointTable } from '@pkg/api-client'
import { regionOfState, regionSlugs, slugify, stateByCode, states } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { findNextFree, type NextFree } from '../calls'
import { photoPath } from '../catalog'
import {
  countByState,
  type DirectoryRow,
  findCity,
  findDirectoryRow,
  findFeeFacts,
  listChecks,
  listDirectory,
  listVisits,
} from './directory-store'

type CardFilter = QueryOf<EndpointTable['advisorCards']['list']>

interface Page {
  size: number
  offset: number
}

/** Returns the seven regions with their states, and how many approved advisors have their home in each. [AGENT-001, AGENT-002, AGENT-003] */
export async function listRegions(orm: Orm, { size, offset }: Page) {
  const counts = await countByState(orm)
  const regions = regionSlugs.map((id): AdvisorRegion => {
    const ofRegion = states
      .filter(({ code }) => regionOfState(code) === id)
      .map(({ code }) => ({ code, total: counts.get(code) ?? 0 }))
    return { id, states: ofRegion, total: ofRegion.reduce((sum, { total }) => sum + total, 0) }
  })
  return { items: regions.slice(offset, offset + size), total: regions.length }
}

/**
 * Returns a page of approved advisors, the one with the next free time first. A city's advisors live there or serve its county or the whole state.
 * @throws {HttpError} 404 for a city that doesn't exist [AGENT-003]
 */
export async function listCards(orm: Orm, filter: CardFilter, minutesToRespond: number, { size, offset }: Page) {
  const { 'filter[region]': region, 'filter[state]': state, 'filter[city]': slug, 'filter[language]': code } = filter
  const rows = await listDirectory(orm, { ...(region ? { region } : {}), ...(state ? { state } : {}) })
  const city = slug && state ? await requireCity(orm, rows, { slug, state }) : undefined
  const local = city ? rows.filter((row) => servesCity(row, city)) : rows
  const languages: Record<string, number> = {}
  for (const language of local.flatMap((row) => row.languages)) languages[language] = (languages[language] ?? 0) + 1
  const matching = code ? local.filter((row) => row.languages.includes(code)) : local
  const free = await findNextFree(orm, matching.map(calendarOf), minutesToRespond)
  const cards = matching
    .map((row) => toCard(row, free.get(row.agent.id)))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  const items = cards.slice(offset, offset + size)
  return { items, total: cards.length, languages, city: city?.name ?? null }
}

/** Returns what families see about an approved advisor. @throws {HttpError} 404 [AGENT-003, AGENT-005] */
export async function getProfile(orm: Orm, id: string, minutesToRespond: number): Promise<AdvisorProfile> {
  const row = await findDirectoryRow(orm, id)
  if (!row) throw notFound('advisor', id)
  const free = await findNextFree(orm, [calendarOf(row)], minutesToRespond)
  return {
    ...toCard(row, free.get(id)),
    since: row.agent.info.inBusinessSince,
    isAccepting: row.isAccepting,
    visits: await listVisits(orm, id),
    checks: await listChecks(orm, id),
    fees: await findFeeFacts(orm, row.agent.address.state),
  }
}

/** Advisors without a free time come last. Those who are free at the same time are in order of their names. */
const orderOf = ({ nextFreeAt = '9999', name, id }: AdvisorCard) => `${nextFreeAt} ${name} ${id}`

const calendarOf = ({ agent, isAccepting }: DirectoryRow) => ({
  id: agent.id,
  state: agent.address.state,
  isAccepting,
})

function toCard(
  { agent, languages, portraitId, recentVisits, isDemo }: DirectoryRow,
  free: NextFree | undefined,
): AdvisorCard {
  const { info, address } = agent
  return {
    id: agent.id,
    name: info.displayName,
    region: agent.region,
    city: address.city,
    state: address.state,
    areas: info.serviceArea.operatingIn,
    ...(info.introduction ? { introduction: info.introduction } : {}),
    ...(portraitId ? { portrait: photoPath(portraitId) } : {}),
    languages,
    recentVisits,
    isDemo,
    timeZone: free?.timeZone ?? '',
    ...(free?.nextFreeAt ? { nextFreeAt: free.nextFreeAt } : {}),
  }
}

interface City {
  name: string
  slug: string
  state: string
  county: string | null
}

/** Returns a city of the gazetteer, or one that only an advisor's address names. @throws {HttpError} 404 */
async function requireCity(
  orm: Orm,
  rows: readonly DirectoryRow[],
  { slug, state }: { slug: string; state: string },
): Promise<City> {
  const known = stateByCode(state) ? await findCity(orm, { slug, state }) : undefined
  const home = rows.find(({ agent: { address } }) => address.state === state && slugify(address.city) === slug)
  const name = known?.name ?? home?.agent.address.city
  if (name === undefined) throw notFound('city', `${slug}, ${state}`)
  return { name, slug, state, county: known?.county ?? null }
}

function servesCity({ agent: { address, info } }: DirectoryRow, { slug, state, county }: City): boolean {
  if (address.state === state && slugify(address.city) === slug) return true
  const areas = info.serviceArea.operatingIn.filter((area) => area.state === state)
  return areas.some(
    ({ counties }) =>
      counties.length === 0 || (county !== null && counties.some((name) => slugify(name) === slugify(county))),
  )
}
