import type { Client, Family } from '@pkg/api-client'
import { defaultTimeZone, timeZoneName } from '@pkg/domain'
import type { SelectOption } from '@pkg/ui'
import { tourTimeOptions } from '~/features/bookings/index.server'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts } from '~/site/texts'

const slug = /^[a-z0-9-]{1,200}$/

/** The community of a new tour, with its free times. */
export interface TouredCommunity {
  id: string
  name: string
  times: SelectOption[]
  /** The name of its time zone. */
  zone: string
  /** Whether its team has the family’s information. */
  isShared: boolean
}

/** What the page of a new tour needs. Without a chosen community, it asks for one. */
export type NewTour = Awaited<ReturnType<typeof loadNewTour>>

/** Loads the communities that a tour can be booked at, those that the family asked for or was shared with first, and the free times of the chosen one. [WORK-020] */
export async function loadNewTour(request: Request, api: Client, familyId: string) {
  const { searchParams } = new URL(request.url)
  const term = (searchParams.get('q') ?? '').trim().slice(0, 80)
  const family = await requireResponse(request, api.clients.get({ id: familyId }))
  const known = knownCommunities(family)
  const named = searchParams.get('community') ?? ''
  // The only community that the family asked for is chosen, unless the person looks for another one.
  const chosenId = slug.test(named) ? named : known.length === 1 && !searchParams.has('q') ? known[0]?.value : undefined
  const [found, chosen] = await requireResponse(
    request,
    Promise.all([
      term.length > 1 ? api.claims.search({ q: term }) : undefined,
      chosenId === undefined ? undefined : loadCommunity(api, chosenId, family),
    ]),
  )
  const matches = found?.items.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }))
  return { id: familyId, name: family.name || absentTexts.name, term, known, matches, chosen }
}

/** Returns the communities that the family asked for or is shared with, each once. */
function knownCommunities({ leads, sharedWith = [] }: Family): { value: string; label: string }[] {
  const requested = leads.map(({ communityId, communityName }) => [communityId, communityName] as const)
  const shared = sharedWith
    .filter(({ recipientKind }) => recipientKind === 'community')
    .map(({ recipientId, recipientName }) => [recipientId, recipientName] as const)
  return [...new Map([...shared, ...requested])].map(([value, label]) => ({ value, label }))
}

async function loadCommunity(api: Client, id: string, { sharedWith = [] }: Family): Promise<TouredCommunity> {
  const [{ name, timeZone }, days] = await Promise.all([
    api.communities.get({ id }),
    api.tourDays.list({ id, 'page-size': 100 }),
  ])
  return {
    id,
    name,
    times: tourTimeOptions(days.items),
    zone: timeZoneName(timeZone || defaultTimeZone),
    isShared: sharedWith.some(({ recipientId, status }) => recipientId === id && status === 'active'),
  }
}
