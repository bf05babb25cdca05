import { careTypeSlugs, type CommunityTile } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { moment, strictObject } from '../schemas/record'
import { choice, listParameters } from '../schemas/list-parameters'
import { communitySlug, email, name, text } from '../schemas/text'

/** Why a community is on a person's list: saved, liked, or disliked. */
const saveKind = Type.Union([Type.Literal('saved'), Type.Literal('liked'), Type.Literal('disliked')])

/** The care that a person searched for when they found the community. Lists show its price. [FIND-025] */
const searchedCare = Type.Union(careTypeSlugs.map((slug) => Type.Literal(slug)))

/** A saved community. [API-011, CONST-003] */
export const NewUserSave = strictObject({
  communityId: communitySlug,
  kind: saveKind,
  note: Type.Optional(text(1000)),
  care: Type.Optional(searchedCare),
})
export type NewUserSave = Static<typeof NewUserSave>

/** What a person changes of a saved community. */
export const UserSaveChange = strictObject({ kind: Type.Optional(saveKind), note: Type.Optional(text(1000)) })
export type UserSaveChange = Static<typeof UserSaveChange>

/** What a person thinks of a community. [HOME-003] */
export const UserSave = Type.Composite([Type.Object({ id: Type.String(), createdAt: moment }), NewUserSave])
export type UserSave = Static<typeof UserSave>

/** The saved communities to list. */
export const UserSaveParameters = listParameters(['createdAt'], { kind: choice(saveKind) })
export type UserSaveParameters = Static<typeof UserSaveParameters>

/** Communities that a person shares by email. [API-009] */
export const NewUserShare = strictObject({
  communityIds: Type.Array(communitySlug, { minItems: 1, maxItems: 10, uniqueItems: true }),
  email,
  from: name(80),
})
export type NewUserShare = Static<typeof NewUserShare>

/** Communities that a person saves, in an account or in this browser. [API-011] */
export const userSaves = {
  list: {
    method: 'GET',
    path: '/marketplace/user-saves',
    status: 200,
    access: 'anyone',
    summary: 'Lists your saved communities, newest first',
    resource: 'user-saves',
    query: UserSaveParameters,
    response: pageOf(UserSave),
  },
  get: {
    method: 'GET',
    path: '/marketplace/user-saves/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a saved community',
    resource: 'user-saves',
    response: UserSave,
  },
  create: {
    method: 'POST',
    path: '/marketplace/user-saves',
    status: 201,
    access: 'anyone',
    summary: 'Saves a community; saving it again changes its kind',
    resource: 'user-saves',
    body: NewUserSave,
    response: UserSave,
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/user-saves/:id',
    status: 200,
    access: 'anyone',
    summary: 'Updates a saved community',
    resource: 'user-saves',
    body: UserSaveChange,
    response: UserSave,
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

/** Communities that a person shares by email. [API-009] */
export const userShares = {
  create: {
    method: 'POST',
    path: '/platform/user-shares',
    status: 200,
    access: 'anyone',
    summary: 'Emails links to communities to one address',
    body: NewUserShare,
    response: of<{ isSent: true }>(),
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
