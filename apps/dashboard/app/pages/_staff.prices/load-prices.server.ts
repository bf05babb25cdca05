import type { Client } from '@pkg/api-client'
import { errorPage } from '@pkg/remix-host/server'
import { redirect } from '@remix-run/node'
import { priceSheet, savedText } from '~/features/prices'
import { readPicked } from '~/features/pickers'
import { readPickerField } from '~/features/pickers/index.server'
import type { PickerMatches } from '~/site/forms/picker-matches'
import { requireResponse } from '~/site/server/require-response'
import { pathOfPrices, searchName } from './paths'

/** The most communities that fit in a row of tabs. Those who have more search. */
const mostTabs = 8

/** How a person chooses one of their communities: from tabs, or by a search if they have many. */
export type CommunityChoice =
  | { kind: 'tabs'; communities: { id: string; name: string }[] }
  | { kind: 'search'; found: PickerMatches | undefined; problem: string | undefined }

/** Loads the prices and rooms of the chosen community, and how to choose another. [TRUST-018, WORK-010] */
export async function loadPrices(request: Request, api: Client) {
  const { items, total } = await requireResponse(request, api.listings.list({ 'page-size': mostTabs }))
  const query = new URL(request.url).searchParams
  const choice = total > mostTabs ? await readSearch(request, api, query) : tabsOf(items)
  const id = query.get('community') ?? (choice.kind === 'tabs' ? items[0]?.id : undefined)
  if (id === undefined) return { choice, sheet: undefined }
  const [statements, { city, state }] = await requireResponse(
    request,
    Promise.all([api.communityStatements.get({ id }), api.listings.get({ id })]),
  )
  const sheet = priceSheet(statements)
  return { choice, sheet, place: `${city}, ${state}`, saved: savedText(sheet, query) }
}

const tabsOf = (items: readonly { id: string; name: string }[]): CommunityChoice => ({
  kind: 'tabs',
  communities: items.map(({ id, name }) => ({ id, name })),
})

/** Reads the search for a community. @throws A redirect to the only community that matches, or that was picked. [WORK-022] */
async function readSearch(request: Request, api: Client, query: URLSearchParams): Promise<CommunityChoice> {
  const sent = new FormData()
  for (const [name, value] of query) sent.append(name, value)
  const picker = { name: searchName, source: 'communities', isMany: false } as const
  const { values, found, error } = await requireResponse(request, readPickerField(api, picker, sent))
  const picked = readPicked(values[0] ?? '')
  if (picked && !found) throw redirect(pathOfPrices(picked.id))
  return { kind: 'search', found, problem: error }
}

/** Returns the community whose prices a form changes: the one in the URL, or the first tab. @throws the 404 page if there's neither. */
export async function communityOf(request: Request, api: Client): Promise<string> {
  const chosen = new URL(request.url).searchParams.get('community')
  if (chosen !== null) return chosen
  const { items, total } = await requireResponse(request, api.listings.list({ 'page-size': 1 }))
  const [first] = items
  if (!first || total > mostTabs) throw errorPage('not-found', 404)
  return first.id
}
