import type { FlowContext } from './flow-context'

/** Returns whether the family must see its state's disclosure: not if a signed-in person acknowledged it before. [FLOW-008, DISC-007] */
export function needsDisclosure({
  community,
  visitor,
  homebase,
}: Pick<FlowContext, 'community' | 'visitor' | 'homebase'>): boolean {
  if (!community.isDisclosureEnabled) return false
  const { isAcknowledged = false, states = [] } = homebase?.uuidInfo.disclosureData ?? {}
  return !(visitor !== undefined && isAcknowledged && states.includes(community.state))
}
