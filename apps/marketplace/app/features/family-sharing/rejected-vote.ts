import type { ListVoteValue } from '@pkg/domain'

/** A vote that wasn't stored, as the relative entered it. */
export interface RejectedVote {
  communityId: string
  vote?: ListVoteValue
  comment: string
  /** What to correct: the answer, the comment, or nothing, because the community isn't on the list anymore. */
  field: 'vote' | 'comment' | 'list'
  error?: string
}
