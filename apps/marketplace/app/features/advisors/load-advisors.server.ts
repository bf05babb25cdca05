import type { AdvisorCard, Client } from '@pkg/api-client'
import {
  agentBreadcrumbs,
  agentsUrl,
  type Breadcrumb,
  isRegionSlug,
  parseAgentCity,
  regionName,
  regionOfState,
  type RegionSlug,
  stateByCode,
  stateName,
  type StateCode,
} from '@pkg/domain'
import { errorPage, orErrorPage } from '@pkg/remix-host/server'
import type { AdvisorFilter } from '~/site/links/advisor-links'
import { advisorsPerPage } from './advisors-per-page'
import { countiesView, type MapArea } from './counties/counties-view.server'
import { drawCounties, type DrawnCounties } from './counties/draw-counties.server'
import { agentsTexts } from './texts'
import { type AdvisorView, languageName, toAdvisorView } from './advisor-view'

/** A region as the directory's first page shows it. */
export interface RegionView {
  slug: RegionSlug
  name: string
  total: number
  states: StateView[]
}

interface StateView {
  code: string
  name: string
  total: number
}

/** A page of the advisors of a region or city. */
export interface AdvisorsView {
  region: RegionSlug
  city?: { name: string; state: StateCode }
  /** The place in words, such as `the Mountain West`. */
  place: string
  breadcrumbs: Breadcrumb[]
  advisors: AdvisorView[]
  total: number
  pages: number
  filter: AdvisorFilter
  /** The states of the region, with the number of advisors in each. Empty on a city's page. */
  states: StateView[]
  languages: { code: string; name: string; total: number }[]
  /** The map of the counties that these advisors serve. */
  drawn: DrawnCounties
}

/** The filters of the API for the advisors of a region, state, or city. */
type AdvisorPlace = NonNullable<Parameters<Client['advisorCards']['list']>[0]>

/** Returns the seven regions. [AGENT-001, AGENT-002] */
export async function loadRegions(api: Client): Promise<RegionView[]> {
  const { items } = await orErrorPage(api.advisorRegions.list({}))
  return items.map(({ id, total, states }) => ({ slug: id, name: regionName(id), total, states: states.map(toState) }))
}

const toState = ({ code, total }: { code: string; total: number }): StateView => ({
  code,
  name: stateName(code),
  total,
})

/** Returns the region of a path. @throws the page of a 404 */
export function requireRegion(slug: string | undefined): RegionSlug {
  if (slug === undefined || !isRegionSlug(slug)) throw errorPage('not-found', 404)
  return slug
}

/** Reads the filters of a page of advisors. Unknown ones count as none. */
export function readFilter(parameters: URLSearchParams): AdvisorFilter {
  const state = parameters.get('state') ?? ''
  const language = parameters.get('language') ?? ''
  const page = Number(parameters.get('page'))
  return {
    ...(stateByCode(state) ? { state } : {}),
    ...(/^[a-z]{2}$/.test(language) ? { language } : {}),
    ...(Number.isInteger(page) && page > 1 && page < 1000 ? { page } : {}),
  }
}

/** Returns the advisors of a region, the one who is free first before the others. [ROUTE-008, AGENT-003] */
export async function loadRegion(api: Client, region: RegionSlug, filter: AdvisorFilter): Promise<AdvisorsView> {
  const place = { 'filter[region]': region, ...(filter.state ? { 'filter[state]': filter.state } : {}) }
  const [{ items: regions }, cards, everyone] = await Promise.all([
    orErrorPage(api.advisorRegions.list({})),
    orErrorPage(api.advisorCards.list({ ...place, ...pageOf(filter) })),
    loadEveryone(api, place),
  ])
  const states = regions.find(({ id }) => id === region)?.states ?? []
  return {
    region,
    place: agentsTexts.region.inRegion(regionName(region)),
    breadcrumbs: agentBreadcrumbs({ region }),
    states: states.map(toState),
    drawn: drawMap(stateByCode(filter.state ?? '')?.code ?? region, everyone, cards.items),
    ...toList(cards, filter),
  }
}

/**
 * Returns the advisors who live in a city or serve it. [ROUTE-009]
 * @throws the page of a 404 for a city that doesn't exist, or in another region
 */
export async function loadCity(
  api: Client,
  { region, segment }: { region: RegionSlug; segment: string },
  filter: AdvisorFilter,
): Promise<AdvisorsView> {
  const parsed = parseAgentCity(segment)
  if (!parsed || regionOfState(parsed.state) !== region) throw errorPage('not-found', 404)
  const { slug, state } = parsed
  const place = { 'filter[state]': state, 'filter[city]': slug }
  const [cards, everyone] = await Promise.all([
    orErrorPage(api.advisorCards.list({ ...place, ...pageOf(filter) })),
    loadEveryone(api, place),
  ])
  const city = { name: cards.city ?? slug, state }
  return {
    region,
    city,
    place: `${city.name}, ${stateName(state)}`,
    breadcrumbs: agentBreadcrumbs({ region, city }),
    states: [],
    drawn: drawMap(state, everyone, cards.items),
    ...toList(cards, filter),
  }
}

/** Returns the path of the page of the advisors of a place that a person typed, or undefined for an unknown place. */
export async function findAdvisorsOf(api: Client, typed: string): Promise<string | undefined> {
  const { items } = await orErrorPage(api.places.search({ q: typed, limit: 8 }))
  const found = items.find(({ kind }) => kind === 'zip' || kind === 'city') ?? items[0]
  const state = found && stateByCode(found.state)?.code
  if (!found || !state) return undefined
  const region = regionOfState(state)
  const isCity = found.kind === 'zip' || found.kind === 'city'
  return isCity ? agentsUrl({ region, city: { name: found.name, state } }) : `${agentsUrl({ region })}?state=${state}`
}

const pageOf = ({ language, page = 1 }: AdvisorFilter) => ({
  ...(language ? { 'filter[language]': language } : {}),
  'page-size': advisorsPerPage,
  'page-number': page,
})

/** The largest page that the API returns, and the most pages on a map. */
const [largestPage, mostPages] = [100, 5]

/** Returns all advisors of a place, for its map. [LOOK-008] */
export async function loadEveryone(api: Client, place: AdvisorPlace): Promise<AdvisorCard[]> {
  const load = (page: number) =>
    orErrorPage(api.advisorCards.list({ ...place, 'page-size': largestPage, 'page-number': page }))
  const { items, total } = await load(1)
  const pages = Math.min(mostPages, Math.ceil(total / largestPage))
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)))
  return [...items, ...others.flatMap((more) => more.items)]
}

const drawMap = (area: MapArea, everyone: readonly AdvisorCard[], page: readonly AdvisorCard[]): DrawnCounties =>
  drawCounties(countiesView(area, everyone, page))

type Cards = Awaited<ReturnType<Client['advisorCards']['list']>>

function toList({ items, total, languages }: Cards, filter: AdvisorFilter) {
  return {
    advisors: items.map(toAdvisorView),
    total,
    pages: Math.ceil(total / advisorsPerPage),
    filter,
    languages: Object.entries(languages)
      .map(([code, count]) => ({ code, name: languageName(code), total: count }))
      .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name)),
  }
}
