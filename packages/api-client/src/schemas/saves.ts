import { careTypeSlugs, listVoteValues, sharingLimits, toolSlugs } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { moment, strictObject } from './collection'
import { choice, listParameters } from './list-parameters'
import { email, name, communitySlug, text } from './text'

const optional = Type.Optional

/** Why a community is on a person's list: saved, liked, or disliked. */
const saveKind = Type.Union([Type.Literal('saved'), Type.Literal('liked'), Type.Literal('disliked')])

/** The care that a person searched for when they found the community. Lists show its price. [FIND-025] */
const searchedCare = Type.Union(careTypeSlugs.map((slug) => Type.Literal(slug)))

/** A saved community. [API-011, CONST-003] */
export const NewUserSave = strictObject({
  communityId: communitySlug,
  kind: saveKind,
  note: optional(text(1000)),
  care: optional(searchedCare),
})
export const UserSaveChange = strictObject({ kind: optional(saveKind), note: optional(text(1000)) })
export const UserSave = Type.Composite([Type.Object({ id: Type.String(), createdAt: moment }), NewUserSave])
export const UserSaveParameters = listParameters(['createdAt'], { kind: choice(saveKind) })
export type NewUserSave = Static<typeof NewUserSave>
export type UserSaveChange = Static<typeof UserSaveChange>
export type UserSave = Static<typeof UserSave>
export type UserSaveParameters = Static<typeof UserSaveParameters>

/** What a person entered in a tool: the values of each field by its name. [HOME-004] */
export const SavedToolChange = strictObject({
  answers: Type.Record(
    Type.String({ pattern: '^[a-z][A-Za-z-]{0,29}$' }),
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 80 }),
    { additionalProperties: false, maxProperties: 12 },
  ),
})
export const SavedTool = Type.Composite([
  Type.Object({ id: Type.Union(toolSlugs.map((slug) => Type.Literal(slug))), savedAt: moment }),
  SavedToolChange,
])
export type SavedToolChange = Static<typeof SavedToolChange>
export type SavedTool = Static<typeof SavedTool>

/** Communities that a person shares by email. [API-009] */
export const NewUserShare = strictObject({
  communityIds: Type.Array(communitySlug, { minItems: 1, maxItems: 10, uniqueItems: true }),
  email,
  from: name(80),
})
export type NewUserShare = Static<typeof NewUserShare>

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
  comment: optional(text(sharingLimits.comment)),
})
export type NewListVote = Static<typeof NewListVote>

const value = Type.String({ minLength: 1, maxLength: 300 })

/** A click from a campaign. [ATTR-006] */
const Click = strictObject({
  campaign: value,
  source: optional(value),
  medium: optional(value),
  content: optional(value),
  term: optional(value),
  fbclid: optional(value),
  gclid: optional(value),
  affiliateid: optional(value),
  timestamp: moment,
})

/**
 * What we know about a browser besides its actions: how it arrived, its location, and what it acknowledged. [DATA-006, API-008, ATTR-002]
 */
export const NewUuidAux = strictObject({
  clicks: optional(Type.Array(Click, { maxItems: 20 })),
  referrer: optional(Type.String({ maxLength: 500 })),
  /** The id that a mailing or another site gave the person. It's a label and gives no access. [ATTR-001] */
  uniqueId: optional(Type.String({ minLength: 1, maxLength: 100 })),
  uuidInfo: optional(strictObject({ locationInfo: strictObject({ timeZone: value }) })),
  referralInfo: optional(strictObject({ referredCommunitySlugs: Type.Array(communitySlug, { maxItems: 50 }) })),
  disclosureData: optional(strictObject({ isAcknowledged: Type.Boolean() })),
})
export const UuidAux = Type.Composite([Type.Object({ id: Type.String(), updatedAt: moment }), NewUuidAux])
export type NewUuidAux = Static<typeof NewUuidAux>
export type UuidAux = Static<typeof UuidAux>
