import { ApiError, type Client } from '@pkg/api-client'
import {
  type CareLevel,
  careLevels,
  careTypeSlugs,
  type CommunityTile,
  costAnswers,
  medicaidFact,
  type StayFacts,
} from '@pkg/domain'
import { orErrorPage } from '@pkg/remix-host/server'
import { compareFields, comparePath, fromSaved, maxCompared, readComparedIds } from '~/site/links/compare-links'
import { type ComparedCommunity, type CompareRow, differs } from './compare-row'
import { compareRows } from './compare-rows'
import { type RowGroup, rowGroups } from './row-groups'

/** A community at the head of a column. */
export type ComparedTile = Pick<CommunityTile, 'id' | 'name' | 'url' | 'images' | 'care' | 'addressString'> & StayFacts

/** What the page shows. */
export interface Comparison {
  communities: ComparedTile[]
  groups: { group: RowGroup; rows: CompareRow[] }[]
  /** Whether it shows rows in which the communities are alike, too. */
  isComplete: boolean
  /** The help that the costs include. */
  care: CareLevel
  /** Whether the family chose that help. */
  isCareChosen: boolean
  /** How many of the requested communities aren't listed. */
  missing: number
  hasTooMany: boolean
  /** Whether the family pressed "Compare selected" in its saved list and had selected nothing. */
  isNoneSelected: boolean
  /** What was typed to find another community, and what was found. */
  search?: { typed: string; found: Pick<CommunityTile, 'id' | 'name' | 'addressString'>[] }
}

const maxTyped = 80
const maxFound = 6

/** Loads a comparison, or the path of the same one with current slugs. Communities that aren't listed are left out. [TRUST-013, LIFE-006] */
export async function loadComparison(
  api: Client,
  parameters: URLSearchParams,
): Promise<{ redirectTo: string } | { comparison: Comparison }> {
  const requested = readComparedIds(parameters)
  const isComplete = parameters.get(compareFields.show) === 'all'
  const chosen = careLevels.find((level) => level === parameters.get(compareFields.care))
  const ids = requested.slice(0, maxCompared)
  const loaded = await orErrorPage(Promise.all(ids.map((id) => findCommunity(api, id))))
  const found = loaded.filter((community) => community !== undefined)
  const current = [...new Set(loaded.map((community, index) => community?.id ?? ids[index] ?? ''))]
  if (current.join() !== ids.join()) {
    const all = [...current, ...requested.slice(maxCompared)]
    return { redirectTo: comparePath(all, { isComplete, care: chosen }) }
  }
  const care = chosen ?? sharedCare(found)
  const compared = await Promise.all(found.map((community) => withDetails(api, community, care)))
  const search = await findByName(api, parameters, ids)
  return {
    comparison: {
      communities: compared.map(({ community, cost }) => ({
        id: community.id,
        name: community.name,
        url: community.url,
        images: community.images.slice(0, 1),
        care: community.care,
        addressString: community.addressString,
        price: cost?.total.likely,
        medicaid: medicaidFact(community.payments),
      })),
      groups: groupsOf(compared, isComplete),
      isComplete,
      care,
      isCareChosen: chosen !== undefined,
      missing: ids.length - found.length,
      hasTooMany: requested.length > maxCompared,
      isNoneSelected: requested.length === 0 && parameters.get(compareFields.from) === fromSaved,
      ...(search && { search }),
    },
  }
}

/** Returns a listed community, or undefined for an unknown slug. */
async function findCommunity(api: Client, id: string): Promise<ComparedCommunity['community'] | undefined> {
  try {
    return await api.communities.get({ id })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Returns the help whose costs are compared: what fits the care type that all offer, or else the first one’s. */
function sharedCare(found: readonly ComparedCommunity['community'][]): CareLevel {
  const shared = careTypeSlugs.filter((care) => found.every((community) => community.care.includes(care)))
  const [first] = found
  const main = first?.care.find((care) => shared.includes(care)) ?? first?.care[0]
  return costAnswers({ care: undefined, lookingFor: undefined }, main ? [main] : []).care
}

/** A comparison is useful without the costs and rooms, so it shows them as unknown. */
async function withDetails(
  api: Client,
  community: ComparedCommunity['community'],
  care: CareLevel,
): Promise<ComparedCommunity> {
  const { id } = community
  const [cost, rooms] = await Promise.all([
    api.costEstimates.get({ id, care }).catch(() => undefined),
    api.communityRooms.get({ id }).then(
      ({ rooms: stated }) => stated,
      () => undefined,
    ),
  ])
  return { community, cost, rooms }
}

function groupsOf(compared: readonly ComparedCommunity[], isComplete: boolean): Comparison['groups'] {
  if (compared.length < 2) return []
  const rows = compareRows(compared)
  return rowGroups.map((group) => ({ group, rows: rows[group].filter((row) => isComplete || differs(row)) }))
}

async function findByName(
  api: Client,
  parameters: URLSearchParams,
  ids: readonly string[],
): Promise<Comparison['search']> {
  const typed = (parameters.get(compareFields.name) ?? '').trim().slice(0, maxTyped)
  if (typed === '') return undefined
  const { items } = await orErrorPage(api.search.communities({ q: typed, 'page-size': maxFound + ids.length }))
  const found = items.filter(({ id }) => !ids.includes(id)).slice(0, maxFound)
  return { typed, found: found.map(({ id, name, addressString }) => ({ id, name, addressString })) }
}
