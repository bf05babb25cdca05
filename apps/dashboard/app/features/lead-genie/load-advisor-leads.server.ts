import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readPageNumber } from '~/site/server/list-view'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { type MissedSuggestion, missedSuggestion, suggestionCard, type SuggestionCard } from './suggestion-card'

const pageSize = 20

/** What an advisor sees in Lead genie. */
export interface AdvisorLeads {
  suggestions: SuggestionCard[]
  total: number
  page: number
  pages: number
  /** How many more families the advisor takes, if known. */
  room: number | undefined
  /** The family whose score is explained: that of the URL, or else the first one. */
  chosen: string | undefined
  missed: MissedSuggestion[]
}

/** Loads an advisor's suggested families. [DASH-005] */
export async function loadAdvisorLeads({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<AdvisorLeads> {
  const page = readPageNumber(request)
  const { leadSuggestions } = apiFor(request, context)
  const [suggested, missed] = await requireResponse(
    request,
    Promise.all([
      leadSuggestions.list({ 'filter[status]': 'suggested', 'page-number': page, 'page-size': pageSize }),
      leadSuggestions.list({ 'filter[status]': 'not-suggested', 'page-size': pageSize }),
    ]),
  )
  const clock = requestClock(request)
  const suggestions = suggested.items.flatMap((suggestion) => suggestionCard(suggestion, clock))
  const wanted = new URL(request.url).searchParams.get('family')
  const known = suggested.items.find(({ offer, fit }) => !offer && fit?.capacity !== undefined)?.fit
  return {
    suggestions,
    total: suggested.total,
    page,
    pages: Math.ceil(suggested.total / pageSize),
    room: known?.capacity === undefined ? undefined : Math.max(0, known.capacity - known.openLeads),
    chosen: suggestions.find(({ id }) => id === wanted)?.id ?? suggestions[0]?.id,
    missed: missed.items.flatMap(missedSuggestion),
  }
}
