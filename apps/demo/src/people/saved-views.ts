import type { DemoBrowser } from './demo-browser'

/** What the demo advisor looks for every day, as the list of families writes it into its URL. */
const views = [
  { name: 'Memory care', query: { tab: 'all', 'filter[care]': 'memory-care' } },
  { name: 'Touring, $5K+', query: { tab: 'touring', 'filter[budget]': '$5K+' } },
]

/** Saves views of the demo advisor's families, which the menu shows. */
export async function saveViews(advisor: DemoBrowser): Promise<void> {
  for (const { name, query } of views) {
    const view = { area: 'families', name, query: String(new URLSearchParams(query)), sharedWith: 'me' }
    await advisor.post('/platform/saved-views', 'saved-views', view)
  }
}
