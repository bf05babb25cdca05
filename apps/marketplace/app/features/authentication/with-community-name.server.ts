import type { Client } from '@pkg/api-client'
import { findPurpose } from './account-purpose'
import type { GateView } from './gate-step'

/** Returns a step with the name of the community that the person was reading about, if the step says what an account is for. [AUTH-002] */
export async function withCommunityName(api: Client, view: GateView): Promise<GateView> {
  const { community: id } = findPurpose(view) ?? {}
  // The step is useful without the name.
  const community = id === undefined ? undefined : await api.communities.get({ id }).catch(() => undefined)
  return community ? { ...view, communityName: community.name } : view
}
