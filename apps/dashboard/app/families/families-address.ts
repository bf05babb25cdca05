import { isLeadStage, leadStages, type LeadStage } from '@pkg/domain'

/** A view of the families list: a stage or all of them. */
export type FamiliesTab = LeadStage | 'all'

/** The tabs of the families list, in order. [DASH-003] */
export const familiesTabs: readonly FamiliesTab[] = [...leadStages, 'all']

/** What the address of the families list says. */
export interface FamiliesAddress {
  tab: FamiliesTab
  /** Counted from 1. */
  page: number
  /** What is searched for, or empty. */
  term: string
}

/** Reads the address of the families list; without a tab it is `new`. Gives nothing for a tab or page that does not exist. [DASH-003] */
export function parseFamiliesAddress(query: URLSearchParams): FamiliesAddress | undefined {
  const tab = query.get('tab') ?? 'new'
  const page = Number(query.get('page') ?? 1)
  if (tab !== 'all' && !isLeadStage(tab)) return undefined
  if (!Number.isInteger(page) || page < 1 || page > 100_000) return undefined
  return { tab, page, term: (query.get('q') ?? '').trim().slice(0, 80) }
}

/** The address of a view of the families list. */
export function familiesHref({ tab, page = 1, term = '' }: Partial<FamiliesAddress> & { tab: FamiliesTab }): string {
  const query = new URLSearchParams({ tab, ...(term ? { q: term } : {}), ...(page > 1 ? { page: String(page) } : {}) })
  return `/families?${query}`
}
