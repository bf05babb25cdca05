import type { CommunityTile } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  NewUserSave,
  NewUserShare,
  NewUuidAux,
  SavedTool,
  SavedToolChange,
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
