import { type Homebase, siteLocale } from '@pkg/domain'

/** A requested community whose team doesn't have the request. */
export interface UnsentCommunity {
  id: string
  name: string
  /** The state's code. */
  state: string
}

/** The requested communities whose teams don't have a family's request, because of a state's disclosure. [TRUTH-003, TRUTH-005] */
export interface UnsentRequests {
  /** Those that get it once the family acknowledges the disclosure. */
  held: UnsentCommunity[]
  /** Those that don't get it: an advisor helps instead. */
  undisclosed: UnsentCommunity[]
}

/** Returns which of its requests a family reads weren't sent. */
export function findUnsentRequests({ client, uuidInfo: { referralInfo } }: Homebase): UnsentRequests {
  const named = client.communitiesInterested.map(({ id, name, state }) => ({ id, name, state }))
  return {
    held: named.filter(({ id }) => referralInfo.heldSlugs.includes(id)),
    undisclosed: named.filter(({ id }) => referralInfo.undisclosedSlugs.includes(id)),
  }
}

/** Returns the path of the disclosure that a request to a community waits for. */
export const disclosurePath = (id: string): string =>
  `/custom-pricing?community=${encodeURIComponent(id)}&disclosure=open`

/** Returns the names of communities in a sentence's form. */
export const listNames = (communities: readonly UnsentCommunity[]): string =>
  new Intl.ListFormat(siteLocale).format(communities.map(({ name }) => name))
