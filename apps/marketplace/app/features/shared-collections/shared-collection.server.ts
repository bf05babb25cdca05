import { ApiError, type Client, type SharedCollection } from '@pkg/api-client'
import { type CommunityTile, siteLocale } from '@pkg/domain'
import { readToken, siteCookie } from '@pkg/remix-host/server'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { advisorUrl } from '~/features/advisors'
import type { AdvisorPictureView } from '~/parts/advisor-picture/AdvisorPicture'
import { advisorPicture } from '~/parts/advisor-picture/advisor-picture'
import { openedPath, sharedCollectionPath } from '~/site/links/collection-links'

/** Seconds for which the browser keeps the token of a link: as long as the longest link works. */
const tokenSeconds = 90 * 86_400

const tokenCookie = (context: AppLoadContext) => siteCookie('shared-collection', context, { maxAge: tokenSeconds })

/**
 * Moves the token of a link from the URL to a cookie, where no other site, log, or analytics service sees it.
 *
 * @throws The redirect to the page without the token, if the URL has one. [DASH-007]
 */
export async function storeCollectionToken(request: Request, context: AppLoadContext): Promise<void> {
  const token = readToken(request)
  if (token === '') return
  throw redirect(sharedCollectionPath, {
    headers: { 'set-cookie': await tokenCookie(context).serialize(token), 'cache-control': 'no-store' },
  })
}

/** Returns the token of the link that this browser opened last. */
export async function readCollectionToken(request: Request, context: AppLoadContext): Promise<string> {
  const value: unknown = await tokenCookie(context).parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : ''
}

/** Loads the collection of a link, or says that the link ended, or that there's no such link. [DASH-007] */
export async function loadCollection(api: Client, token: string): Promise<SharedCollection | 'ended' | 'unknown'> {
  if (token === '') return 'unknown'
  try {
    return await api.sharedCollections.get({ token })
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return 'ended'
    // A link that was cut off isn't a token at all.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return 'unknown'
    throw error
  }
}

/** Records that the page or one of its communities was opened. The page works without it. [DASH-007] */
export async function recordOpen(api: Client, token: string, communityId?: string): Promise<void> {
  await api.sharedCollections
    .recordOpen({ token, ...(communityId === undefined ? {} : { communityId }) })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
}

/** Who picked the communities, as families see an advisor. */
export interface CollectionAdvisor {
  name: string
  url: string
  picture: AdvisorPictureView
}

/** A collection as the page shows it. Links of its communities let the advisor see that they were opened. */
export interface CollectionView {
  name: string
  note: string
  advisor: CollectionAdvisor | undefined
  communities: { tile: CommunityTile; note: string }[]
  /** The last day on which the link works, in words. */
  until: string
}

/** Returns a collection as the page shows it, with its advisor, while they’re approved. [DASH-007, AGENT-005] */
export async function collectionView(api: Client, collection: SharedCollection): Promise<CollectionView> {
  const { name, note = '', advisorId, communities, notes, expiresAt } = collection
  return {
    name,
    note,
    advisor: advisorId === undefined ? undefined : await findAdvisor(api, advisorId),
    communities: communities.map((tile) => ({
      tile: { ...tile, url: openedPath(tile.id) },
      note: notes[tile.id] ?? '',
    })),
    until: new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(expiresAt)),
  }
}

async function findAdvisor(api: Client, id: string): Promise<CollectionAdvisor | undefined> {
  try {
    const profile = await api.advisorProfiles.get({ id })
    return { name: profile.name, url: advisorUrl(profile), picture: advisorPicture(profile) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
