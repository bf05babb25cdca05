import { type AgentPlace, agentsUrl } from '@pkg/domain'

/** The filters of a page of advisors. */
export interface AdvisorFilter {
  /** Two-letter code. Only on a region's page. */
  state?: string
  /** Two-letter code. */
  language?: string
  page?: number
}

/** Returns the URL of a page of advisors with its filters. [ROUTE-008, ROUTE-009] */
export function advisorsHref(place: AgentPlace, { state, language, page }: AdvisorFilter = {}): string {
  const query = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(language ? { language } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  })
  return query.size > 0 ? `${agentsUrl(place)}?${String(query)}` : agentsUrl(place)
}

/** Returns the URL of the form that asks an advisor, with the call that it books. */
export const advisorRequestPath = (id: string): string => `/advisor-request?advisor=${encodeURIComponent(id)}`
