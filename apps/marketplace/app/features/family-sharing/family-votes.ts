import { type ListVoteValue, listVoteValues } from '@pkg/domain'

/** What a relative thinks of a community. */
export interface FamilyVote {
  communityId: string
  vote: ListVoteValue
  comment?: string
}

/** A relative who has, or had, a link to a person's saved communities. [TRUST-014] */
export interface Relative {
  /** The id of the link. */
  id: string
  name: string
  isEnded: boolean
  votes: FamilyVote[]
}

/** Returns the vote that has a value, or undefined for any other value. */
export const readVote = (value: unknown): ListVoteValue | undefined => listVoteValues.find((known) => known === value)

/** Parses the relatives in a response. @throws {Error} for any other value */
export function parseRelatives(value: unknown): Relative[] {
  if (Array.isArray(value)) return value.map(parseRelative)
  throw new Error('The votes can’t be read')
}

function parseRelative(value: unknown): Relative {
  const { id, name, isEnded, votes } = fieldsOf(value)
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(votes)) throw new Error('No relative')
  return { id, name, isEnded: isEnded === true, votes: votes.map(parseVote) }
}

function parseVote(value: unknown): FamilyVote {
  const { communityId, vote, comment } = fieldsOf(value)
  const known = readVote(vote)
  if (typeof communityId !== 'string' || !known) throw new Error('No vote')
  return { communityId, vote: known, ...(typeof comment === 'string' && { comment }) }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
