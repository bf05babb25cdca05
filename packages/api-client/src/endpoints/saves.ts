import type { CommunityTile, ListVoteValue } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  NewListShare,
  NewListVote,
  NewUserSave,
  NewUserShare,
  NewUuidAux,
  SavedTool,
  SavedToolChange,
  SharedListParameters,
  UserSave,
  UserSaveChange,
  UserSaveParameters,
  UuidAux,
} from '../schemas/saves'

/** Communities that a person saves, in an account or in this browser. [API-011] */
export const userSaves = {
  list: {
    method: 'GET',
    path: '/marketplace/user-saves',
    status: 200,
    access: 'anyone',
    summary: 'Lists your saved communities, newest first',
    resource: 'user-saves',
    query: of<UserSaveParameters>(),
    response: pageOf<UserSave>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/user-saves/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a saved community',
    resource: 'user-saves',
    response: of<UserSave>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/user-saves',
    status: 201,
    access: 'anyone',
    summary: 'Saves a community; saving it again changes its kind',
    resource: 'user-saves',
    body: of<NewUserSave>(),
    response: of<UserSave>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/user-saves/:id',
    status: 200,
    access: 'anyone',
    summary: 'Updates a saved community',
    resource: 'user-saves',
    body: of<UserSaveChange>(),
    response: of<UserSave>(),
  },
  remove: {
    method: 'DELETE',
    path: '/marketplace/user-saves/:id',
    status: 204,
    access: 'anyone',
    summary: 'Removes a saved community',
    resource: 'user-saves',
  },
} as const satisfies Endpoints

const account = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** What a person entered in our tools and saved in the account; the id is the tool. [HOME-004] */
export const savedTools = {
  list: {
    method: 'GET',
    path: '/platform/saved-tools',
    status: 200,
    access: account,
    summary: 'Lists the answers that you saved in our tools, latest first',
    resource: 'saved-tools',
    response: pageOf<SavedTool>(),
  },
  replace: {
    method: 'PUT',
    path: '/platform/saved-tools/:id',
    status: 200,
    access: account,
    summary: 'Saves your answers in a tool, and replaces earlier ones',
    resource: 'saved-tools',
    body: of<SavedToolChange>(),
    response: of<SavedTool>(),
  },
  remove: {
    method: 'DELETE',
    path: '/platform/saved-tools/:id',
    status: 204,
    access: account,
    summary: 'Deletes your answers in a tool',
    resource: 'saved-tools',
  },
} as const satisfies Endpoints

/** Communities that a person shares by email. [API-009] */
export const userShares = {
  create: {
    method: 'POST',
    path: '/platform/user-shares',
    status: 200,
    access: 'anyone',
    summary: 'Emails links to communities to one address',
    body: of<NewUserShare>(),
    response: of<{ isSent: true }>(),
  },
} as const satisfies Endpoints

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
    body: of<NewListShare>(),
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
    query: of<SharedListParameters>(),
    response: of<SharedList>(),
  },
  vote: {
    method: 'POST',
    path: '/marketplace/shared-lists/votes',
    status: 200,
    rateLimit: manyVotes,
    access: 'anyone',
    summary: 'Votes on a community of a shared list; voting again replaces the vote',
    body: of<NewListVote>(),
    response: of<ListVote>(),
  },
} as const satisfies Endpoints

/** What we know about a browser besides its actions; the id is “me”. [API-008] */
export const uuidAuxes = {
  get: {
    method: 'GET',
    path: '/platform/uuid-auxes/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns the stored data of this browser; the id is “me”',
    resource: 'uuid-auxes',
    response: of<UuidAux>(),
  },
  create: {
    method: 'POST',
    path: '/platform/uuid-auxes',
    status: 201,
    access: 'anyone',
    summary: 'Records how the visitor arrived',
    resource: 'uuid-auxes',
    body: of<NewUuidAux>(),
    response: of<UuidAux>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/uuid-auxes/:id',
    status: 200,
    access: 'anyone',
    summary: 'Adds to the stored data of this browser; the id is “me”',
    resource: 'uuid-auxes',
    body: of<NewUuidAux>(),
    response: of<UuidAux>(),
  },
} as const satisfies Endpoints

/** Recommendations shown in the tray after the wizard. [API-024, DATA-013] */
export const recommendations = {
  postConversion: {
    method: 'GET',
    path: '/platform/recommendations/community/postconversion',
    status: 200,
    access: 'anyone',
    summary: 'Returns your recommended communities and the ones you liked and disliked',
    resource: 'recommendations',
    response: of<{ id: string; recommendations: CommunityTile[]; liked: CommunityTile[]; disliked: CommunityTile[] }>(),
  },
} as const satisfies Endpoints
