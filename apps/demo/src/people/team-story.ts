import type { Brand } from '@pkg/domain'
import { DemoBrowser } from './demo-browser'
import { type DemoStage, findFamilyId, hour, minute, timeAfter } from './demo-stage'
import type { DemoFamily, RequestableCommunity } from './families'
import { answerDisclosure, sendRequest } from './family-request'
import { teamMessages, teamResponses } from './story-texts'

/** What happens to a request to a community that responds to families itself. */
export type TeamOutcome = 'contacted' | 'declined' | 'waiting' | 'disclosure-declined'

/** A request to the team of a community. */
export interface TeamRequest {
  family: DemoFamily
  community: RequestableCommunity
  outcome: TeamOutcome
}

/** Sends a family's request to a community's team, and does what the team did about it. */
export async function playTeamStory(
  demo: DemoStage,
  provider: DemoBrowser,
  { family, community, outcome }: TeamRequest,
  brand: Brand,
): Promise<void> {
  const { api, timeline } = demo
  const browser = new DemoBrowser(api)
  await timeline.at(timeAfter(demo, family, 0), () => sendRequest(browser, family))
  if (community.address.state === 'CO') {
    const isAcknowledged = outcome !== 'disclosure-declined'
    await timeline.at(timeAfter(demo, family, minute), () =>
      answerDisclosure(browser, family, { state: 'CO', isAcknowledged, communities: [community], brand }),
    )
  }
  if (outcome === 'contacted' || outcome === 'declined') {
    const id = await findFamilyId(demo, family.email)
    await timeline.at(timeAfter(demo, family, 2 * hour), () => respond(demo, provider, id, outcome))
  }
}

async function respond(
  { random }: DemoStage,
  provider: DemoBrowser,
  clientId: string,
  outcome: 'contacted' | 'declined',
): Promise<void> {
  const [release] = await provider.list(`/platform/releases?filter[client]=${clientId}`)
  if (!release) throw new Error(`The team has no release of the family ${clientId}`)
  const url = `/platform/releases/${release.id}/responses`
  if (outcome === 'declined') {
    await provider.post(url, 'releases', { response: outcome, note: teamResponses.declined })
    return
  }
  await provider.postPlain('/platform/clients-access/contact', { clientId, reason: 'Calling about a tour' })
  await provider.post(url, 'releases', { response: outcome, note: random.pick(teamResponses.contacted) })
  const conversation = await provider.post('/platform/conversations', 'conversations', { clientId })
  const message = { conversationId: conversation.id, text: random.pick(teamMessages) }
  await provider.post('/platform/conversation-messages', 'conversation-messages', message)
}
