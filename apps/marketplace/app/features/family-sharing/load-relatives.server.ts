import type { Client, ListShare } from '@pkg/api-client'
import type { Relative } from './family-votes'

/** Loads the relatives who have a link to the saved communities of a person or browser, with their votes, oldest first. [TRUST-014] */
export async function loadRelatives(api: Client): Promise<Relative[]> {
  return (await api.listShares.list()).items.map(toRelative)
}

/** Returns a relative as pages show one. */
export const toRelative = ({ id, relative, endedAt, votes }: ListShare): Relative => ({
  id,
  name: relative,
  isEnded: endedAt !== undefined,
  votes: votes.map(({ communityId, vote, comment }) => ({ communityId, vote, ...(comment && { comment }) })),
})
