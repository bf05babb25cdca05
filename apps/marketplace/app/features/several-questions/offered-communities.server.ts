import { ApiError, type Client } from '@pkg/api-client'
import type { CommunityTile } from '@pkg/domain'
import type { OfferedCommunity } from './several-form'

/** The most communities that the form offers, and the similar ones that it adds to a single one. */
const most = 12
const similar = 4

/** Returns the communities that the form offers: those named, and with a single one also similar ones near it. Those that aren't listed are left out. [COMM-010] */
export async function loadOffered(api: Client, ids: readonly string[]): Promise<OfferedCommunity[]> {
  const named = (await Promise.all([...new Set(ids)].slice(0, most).map((id) => findCommunity(api, id)))).filter(
    (community) => community !== undefined,
  )
  const [first] = named
  const near = first && named.length === 1 ? first.similarCommunities.recommended.slice(0, similar) : []
  return withTeams(api, [...named, ...near])
}

/** Returns the communities found by a name, without those that are offered. [COMM-010] */
export async function findOffered(
  api: Client,
  typed: string,
  offered: readonly OfferedCommunity[],
): Promise<OfferedCommunity[]> {
  const { items } = await api.search.communities({ q: typed.slice(0, 80), 'page-size': 3 + offered.length })
  const others = items.filter(({ id }) => !offered.some((known) => known.id === id)).slice(0, 3)
  return withTeams(api, others)
}

type Named = Pick<CommunityTile, 'id' | 'name' | 'addressString'>

const withTeams = (api: Client, communities: readonly Named[]): Promise<OfferedCommunity[]> =>
  Promise.all(
    [...new Map(communities.map((community) => [community.id, community])).values()].map(
      async ({ id, name, addressString }) => {
        const team = await api.communityQuestions.team({ id }).catch(() => undefined)
        return { id, name, addressString, hasTeam: team?.hasTeam }
      },
    ),
  )

async function findCommunity(api: Client, id: string) {
  try {
    return await api.communities.get({ id })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
