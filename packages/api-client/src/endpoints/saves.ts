import type { CommunityTile } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  NewUserSave,
  NewUserShare,
  NewUuidAux,
  UserSave,
  UserSaveChange,
  UserSaveParameters,
  UuidAux,
} from '../schemas/saves'

/** Communities that a person keeps, in an account or in this browser. [API-011] */
export const userSaves = {
  list: {
    method: 'GET',
    path: '/marketplace/user-saves',
    access: 'anyone',
    summary: 'The communities that the person who asks keeps, newest first',
    resource: 'user-saves',
    query: of<UserSaveParameters>(),
    response: pageOf<UserSave>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/user-saves/:id',
    access: 'anyone',
    summary: 'One community that the person who asks keeps',
    resource: 'user-saves',
    response: of<UserSave>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/user-saves',
    access: 'anyone',
    summary: 'Keeps a community; one that is kept already gets the new kind',
    resource: 'user-saves',
    body: of<NewUserSave>(),
    response: of<UserSave>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/user-saves/:id',
    access: 'anyone',
    summary: 'Changes what the person who asks thinks of a community',
    resource: 'user-saves',
    body: of<UserSaveChange>(),
    response: of<UserSave>(),
  },
  remove: {
    method: 'DELETE',
    path: '/marketplace/user-saves/:id',
    access: 'anyone',
    summary: 'Keeps a community no longer',
    resource: 'user-saves',
  },
} as const satisfies Endpoints

/** Communities that a person sends to somebody. [API-009] */
export const userShares = {
  create: {
    method: 'POST',
    path: '/platform/user-shares',
    access: 'anyone',
    summary: 'Sends links to communities to one mail address',
    body: of<NewUserShare>(),
    response: of<{ isSent: true }>(),
  },
} as const satisfies Endpoints

/** What is known of a browser beside its actions; the id is “me”. [API-008] */
export const uuidAuxes = {
  get: {
    method: 'GET',
    path: '/platform/uuid-auxes/:id',
    access: 'anyone',
    summary: 'What is known of this browser; the id is “me”',
    resource: 'uuid-auxes',
    response: of<UuidAux>(),
  },
  create: {
    method: 'POST',
    path: '/platform/uuid-auxes',
    access: 'anyone',
    summary: 'Keeps how this browser came',
    resource: 'uuid-auxes',
    body: of<NewUuidAux>(),
    response: of<UuidAux>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/uuid-auxes/:id',
    access: 'anyone',
    summary: 'Adds to what is known of this browser; the id is “me”',
    resource: 'uuid-auxes',
    body: of<NewUuidAux>(),
    response: of<UuidAux>(),
  },
} as const satisfies Endpoints

/** What the tray shows after the wizard. [API-024, DATA-013] */
export const recommendations = {
  postConversion: {
    method: 'GET',
    path: '/platform/recommendations/community/postconversion',
    access: 'anyone',
    summary: 'Communities recommended to the person who asks, and those liked and disliked before',
    resource: 'recommendations',
    response: of<{ id: string; recommendations: CommunityTile[]; liked: CommunityTile[]; disliked: CommunityTile[] }>(),
  },
} as const satisfies Endpoints
