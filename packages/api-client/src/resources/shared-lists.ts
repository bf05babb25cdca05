import { type CommunityTile, type ListVoteValue, listVoteValues, sharingLimits } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { strictObject } from '../schemas/record'
import { communitySlug, name, text } from '../schemas/text'

/** What a relative thinks of a community. [TRUST-014] */
export interface ListVote {
  communityId: string
  vote: ListVoteValue
  comment?: string
  /** ISO 8601. */
  votedAt: string
}

/** A link to a person's saved communities for one relative, with what the relative thinks of them. [TRUST-014] */
export interface ListShare {
  id: string
  /** The relative's name. */
  relative: string
  /** The name of the person who shares, as the relative sees it. */
  from: string
  createdAt: string
  /** When the person stopped sharing. */
  endedAt?: string
  /** Newest first. */
  votes: ListVote[]
}

/** A link that was just created. Only this response has its token. */
export interface NewListLink extends ListShare {
  token: string
}

/** A list as the relative sees it: public facts about communities, and only the relative's own votes. [TRUST-014] */
export interface SharedList {
  id: string
  relative: string
  from: string
  communities: CommunityTile[]
  votes: ListVote[]
}

const manySharings = { requests: 60, seconds: 600 } as const

const manyVotes = { requests: 120, seconds: 60 } as const

/** What a relative thinks of a community on a shared list. [TRUST-014] */
const vote = Type.Union(listVoteValues.map((value) => Type.Literal(value)))

const listToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** A link to a person's list for one relative. [TRUST-014] */
export const NewListShare = strictObject({ relative: name(sharingLimits.name), from: name(sharingLimits.name) })
export type NewListShare = Static<typeof NewListShare>

/** The list that a link opens. [TRUST-014] */
export const SharedListParameters = strictObject({ token: listToken })
export type SharedListParameters = Static<typeof SharedListParameters>

/** A relative's vote on a community, which replaces an earlier one. Without a comment, the earlier one is removed. [TRUST-014] */
export const NewListVote = strictObject({
  token: listToken,
  communityId: communitySlug,
  vote,
  comment: Type.Optional(text(sharingLimits.comment)),
})
export type NewListVote = Static<typeof NewListVote>

/** The relatives who have a link to a person's saved communities. [TRUST-014] */
export const listShares = {
  list: {
    method: 'GET',
    path: '/marketplace/list-shares',
    status: 200,
    access: 'anyone',
    summary: 'Lists the people who have a link to your saved communities, with their votes, oldest first',
    resource: 'list-shares',
    response: pageOf<ListShare>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/list-shares',
    status: 201,
    rateLimit: manySharings,
    access: 'anyone',
    summary: 'Creates a link to your saved communities for one person',
    resource: 'list-shares',
    body: NewListShare,
    response: of<NewListLink>(),
  },
  renew: {
    method: 'POST',
    path: '/marketplace/list-shares/:id/link',
    status: 201,
    rateLimit: manySharings,
    access: 'anyone',
    summary: 'Replaces the link of one person; the earlier one ends',
    resource: 'list-shares',
    response: of<NewListLink>(),
  },
  end: {
    method: 'POST',
    path: '/marketplace/list-shares/:id/end',
    status: 201,
    access: 'anyone',
    summary: 'Ends the link of one person; the votes stay',
    resource: 'list-shares',
    response: of<ListShare>(),
  },
  endAll: {
    method: 'POST',
    path: '/marketplace/list-shares/end',
    status: 204,
    access: 'anyone',
    summary: 'Ends all links to your saved communities; the votes stay',
    resource: 'list-shares',
  },
  remove: {
    method: 'DELETE',
    path: '/marketplace/list-shares/:id',
    status: 204,
    access: 'anyone',
    summary: 'Ends the link of one person and deletes the votes',
    resource: 'list-shares',
  },
} as const satisfies Endpoints

/** The list that a relative opens with a link. [TRUST-014] */
export const sharedLists = {
  get: {
    method: 'GET',
    path: '/marketplace/shared-lists',
    status: 200,
    rateLimit: manyVotes,
    access: 'anyone',
    summary: 'Returns the list of a link, with the votes of the person who has it',
    resource: 'shared-lists',
    query: SharedListParameters,
    response: of<SharedList>(),
  },
  vote: {
    method: 'POST',
    path: '/marketplace/shared-lists/votes',
    status: 200,
    rateLimit: manyVotes,
    access: 'anyone',
    summary: 'Votes on a community of a shared list; voting again replaces the vote',
    body: NewListVote,
    response: of<ListVote>(),
  },
} as const satisfies Endpoints
