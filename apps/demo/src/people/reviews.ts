import { exampleEmail } from '../generate/person-names'
import { type DemoStage, register } from './demo-stage'
import { reviewers } from './story-texts'

/** Adds a review of each of some communities, which waits for an admin. [DASH-017] */
export async function addReviews(demo: DemoStage, communityIds: readonly string[]): Promise<void> {
  for (const [place, { firstName, lastName, ...review }] of reviewers.entries()) {
    const communityId = communityIds[place]
    if (communityId === undefined) return
    const email = exampleEmail({ firstName, lastName }, 'review')
    const browser = await register(demo, { name: `${firstName} ${lastName}`, email })
    await browser.post('/platform/reviews', 'reviews', { entityType: 'Community', entityId: communityId, ...review })
  }
}
