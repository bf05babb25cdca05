import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage } from './demo-stage'
import { begunRooms, begunSetup } from './setup-texts'
import { decidedSuggestions, type DemoSuggestion, newCommunities, waitingSuggestions } from './suggestion-texts'

/** Who suggests edits of which communities, and who decides some of them. */
interface SuggestingTeam {
  provider: DemoBrowser
  admin: DemoBrowser
  communityIds: readonly string[]
}

/** Adds edits that the demo provider suggested: some that our staff decided, some that wait, and communities that wait to be published, half set up. [API-023, DASH-010] */
export async function addSuggestedEdits(demo: DemoStage, team: SuggestingTeam): Promise<void> {
  const { provider, admin, communityIds } = team
  if (communityIds.length === 0) return
  const suggest = async ({ changes, note }: DemoSuggestion, place: number, daysAgo: number) => {
    const communityId = communityIds[place % communityIds.length]
    const suggested = { communityId, changes, note }
    return demo.timeline.at(new Date(demo.moment.getTime() - daysAgo * day), () =>
      provider.post('/platform/suggested-edits', 'suggested-edits', suggested),
    )
  }
  for (const [place, { decision, ...suggestion }] of decidedSuggestions.entries()) {
    const { id } = await suggest(suggestion, place, 40 - 9 * place)
    await demo.timeline.at(new Date(demo.moment.getTime() - (38 - 9 * place) * day), () =>
      admin.post(`/platform/suggested-edits/${id}/decision`, 'suggested-edits', decision),
    )
  }
  for (const [place, suggestion] of waitingSuggestions.entries()) await suggest(suggestion, place, 5 - place)
  for (const community of newCommunities) {
    const { id } = await demo.timeline.at(new Date(demo.moment.getTime() - 2 * day), () =>
      provider.post('/marketplace/communities', 'communities', community),
    )
    await demo.timeline.at(new Date(demo.moment.getTime() - day), () => beginSetup(provider, id))
  }
}

/** Sets a community up to its fifth step, its photos. [DASH-011] */
async function beginSetup(provider: DemoBrowser, communityId: string): Promise<void> {
  const path = `/platform/community-setups/${communityId}`
  for (const step of begunSetup) await provider.patch(path, 'community-setups', step)
  await provider.patch(`/platform/community-statements/${communityId}`, 'community-statements', { rooms: begunRooms })
  await provider.patch(path, 'community-setups', { step: 'rooms' })
}
