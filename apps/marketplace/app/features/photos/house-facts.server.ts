import type { Community } from '@pkg/domain'
import type { HouseFacts } from '@pkg/illustrations'

/** Returns the facts that a community's house is drawn from. */
export const houseFacts = ({ id, address, care, capacity }: Community): HouseFacts => ({
  slug: id,
  state: address.state,
  care: care[0] ?? 'assisted-living',
  capacity,
})
