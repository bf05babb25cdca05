import type { Homebase, RecommendedCommunity } from '@pkg/domain'
import type { FlowContext } from './flow-context'
import { needsDisclosure } from './needs-disclosure'

/** A community that a disclosure names, with its fee as a percentage of the first month. */
interface DisclosedCommunity {
  id: string
  name: string
  feePercent: number
}

/**
 * Returns the communities of a flow's disclosure: the wizard's, those requested after it in the same state, and those whose teams wait for the
 * disclosure since an earlier request. [TRUTH-005, TRUTH-007]
 */
export function disclosedCommunities({
  community: { id, name, state, feePercent = 0 },
  homebase,
  recommended,
  requested,
}: Pick<FlowContext, 'community' | 'homebase' | 'recommended' | 'requested'>): DisclosedCommunity[] {
  const nearby = recommended.filter((other) => other.state === state && requested.includes(other.id))
  const earlier = heldCommunities({ community: { state } }, homebase).filter(
    (other) => other.id !== id && !nearby.some((known) => known.id === other.id),
  )
  const others = [...nearby, ...earlier]
  return [
    { id, name, feePercent },
    ...others.map((other) => ({ id: other.id, name: other.name, feePercent: other.feePercent })),
  ]
}

/** Returns whether the team of a nearby community gets a request only after the family acknowledges the disclosure. [TRUTH-005] */
export function isHeld(
  flow: FlowContext,
  { state, isDirect }: Pick<RecommendedCommunity, 'state' | 'isDirect'>,
): boolean {
  return isDirect && needsDisclosure(flow) && !flow.isDisclosureAnswered && state === flow.community.state
}

/** Returns the communities of a flow's state whose teams get an earlier request only after the disclosure, as the server says. [TRUTH-005] */
export function heldCommunities(
  { community }: { community: Pick<FlowContext['community'], 'state'> },
  homebase: Homebase | undefined,
) {
  const held = homebase?.uuidInfo.referralInfo.heldSlugs ?? []
  const requested = homebase?.client.communitiesInterested ?? []
  return requested.filter(({ id, state }) => held.includes(id) && state === community.state)
}

/** Returns the names of the communities of a flow that didn't get the request, because the family didn't acknowledge the disclosure. [TRUTH-003, TRUTH-005] */
export function refusedNames({ community, homebase, requested }: FlowContext): string[] {
  const refused = homebase?.uuidInfo.referralInfo.undisclosedSlugs ?? []
  const named = homebase?.client.communitiesInterested ?? []
  return named
    .filter(({ id }) => refused.includes(id) && [community.id, ...requested].includes(id))
    .map(({ name }) => name)
}

/** Returns the names of the communities of a flow's disclosure whose teams get the request only after it, as far as the server said. [TRUTH-005] */
export function heldNames({ community, homebase, recommended, requested }: FlowContext): string[] {
  const held = heldCommunities({ community }, homebase)
  const received = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const nearby = recommended.filter(
    ({ id, state, isDirect }) =>
      requested.includes(id) &&
      isDirect &&
      state === community.state &&
      !received.includes(id) &&
      !held.some((known) => known.id === id),
  )
  return [...held, ...nearby].map(({ name }) => name)
}
