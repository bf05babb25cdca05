import { isLeadStage, leadStages, type LeadStage } from '@pkg/domain'

/** A tab of the families list: one stage, or all. */
export type FamiliesTab = LeadStage | 'all'

/** The tabs of the families list, in order. [DASH-003] */
export const familiesTabs: readonly FamiliesTab[] = [...leadStages, 'all']

/** A view of the families list: its tab, page, and search. */
export interface FamiliesView {
  tab: FamiliesTab
  /** Counted from 1. */
  page: number
  /** The search text, or empty. */
  term: string
}

/** Parses the query of the families list, where `new` is the default tab. Returns undefined for an unknown tab or page. [DASH-003] */
export function parseFamiliesUrl(query: URLSearchParams): FamiliesView | undefined {
  const tab = query.get('tab') ?? 'new'
  const page = Number(query.get('page') ?? 1)
  if (tab !== 'all' && !isLeadStage(tab)) return undefined
  if (!Number.isInteger(page) || page < 1 || page > 100_000) return undefined
  return { tab, page, term: (query.get('q') ?? '').trim().slice(0, 80) }
}

/** Returns the URL of a view of the families list. */
export function familiesUrl({ tab, page = 1, term = '' }: Partial<FamiliesView> & { tab: FamiliesTab }): string {
  const query = new URLSearchParams({ tab, ...(term ? { q: term } : {}), ...(page > 1 ? { page: String(page) } : {}) })
  return `/families?${query}`
}
