import type { CareTypeSlug } from '@pkg/domain'
import { type Rating, parseSaves, rate, ratingOf } from './saves'
import { savesPath } from '~/site/links/saves-links'
import { countStored, currentSaves, currentStoredCount, replaceSaves } from './use-saves'
import { sitePath } from '~/site/frame/site-path'

/** The last request. Each waits for the one before it: the first gives the browser the id that the others need. */
let lastRequest: Promise<unknown> = Promise.resolve()
/** How many requests haven’t ended. */
let waiting = 0

/** Sends a request to the server once the one before it has ended. @throws {Error} if it fails */
function send(init?: RequestInit): Promise<Response> {
  waiting += 1
  const response = lastRequest.then(() => fetch(sitePath(savesPath), init)).finally(() => (waiting -= 1))
  lastRequest = response.catch(() => undefined)
  return response
}

/**
 * Stores what the family thinks of a community, here immediately and on the server, which also remembers the care it was found for. @throws {Error} if the server couldn’t store it; then nothing
 * has changed here either. [FAV-001, FAV-002]
 */
export async function rateCommunity(id: string, rating: Rating, care?: CareTypeSlug): Promise<void> {
  const before = ratingOf(currentSaves(), id)
  replaceSaves(rate(currentSaves(), id, rating))
  const body = new URLSearchParams({ community: id, rating, inPage: 'true', ...(care && { care }) })
  // A family that goes on to another page right away has saved the community too.
  const response = await send({ method: 'POST', body, keepalive: true }).catch(() => undefined)
  if (response?.ok) return countStored()
  replaceSaves(rate(currentSaves(), id, before))
  throw new Error('The community couldn’t be saved')
}

/**
 * Replaces the sets of this browser with those of the server, such as after sign-in. A failed request changes nothing, and newer changes stay.
 * Returns whether it replaced them.
 */
export async function refreshSaves(): Promise<boolean> {
  const before = currentStoredCount()
  const response = await send().catch(() => undefined)
  if (!response?.ok) return false
  const found = parseSaves(await response.json())
  if (waiting > 0 || currentStoredCount() !== before) return false
  replaceSaves(found)
  return true
}
