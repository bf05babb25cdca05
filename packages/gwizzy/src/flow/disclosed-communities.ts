import type { FlowContext } from './flow-context'
import { needsDisclosure } from './needs-disclosure'

/** A community that a disclosure names, with its fee as a percentage of the first month. */
interface DisclosedCommunity {
  id: string
  name: string
  feePercent: number
}

/** Returns the communities of a flow's disclosure: the wizard's, and those requested after it in the same state. [TRUTH-005, TRUTH-007] */
export function disclosedCommunities({
  community: { id, name, state, feePercent = 0 },
  recommended,
  requested,
}: Pick<FlowContext, 'community' | 'recommended' | 'requested'>): DisclosedCommunity[] {
  const others = recommended.filter((other) => other.state === state && requested.includes(other.id))
  return [
    { id, name, feePercent },
    ...others.map((other) => ({ id: other.id, name: other.name, feePercent: other.feePercent })),
  ]
}

/** Returns whether a nearby community gets a request only after the family acknowledges the disclosure. [TRUTH-005] */
export function isAfterDisclosure(flow: FlowContext, { state }: { state: string }): boolean {
  return needsDisclosure(flow) && !flow.isDisclosureAnswered && state === flow.community.state
}
