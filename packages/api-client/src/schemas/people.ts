import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, range, reference, textFilter } from './list-parameters'
import { email, line, name, phone, communitySlugLine } from './text'

/** A new password. Length matters more than special characters (NIST SP 800-63B). */
export const password = Type.String({ minLength: 10, maxLength: 200 })

/** A password to check, regardless of the rules when it was chosen. */
export const anyPassword = Type.String({ minLength: 1, maxLength: 200 })

/** The roles of people with an account. [ROLE-001] */
const role = Type.Union(
  (['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const).map((value) => Type.Literal(value)),
)

/** Roles that an account has besides its first. [WORK-001] */
const otherRoles = Type.Array(
  Type.Union((['provider', 'agent', 'real-estate-agent', 'admin'] as const).map((value) => Type.Literal(value))),
  { uniqueItems: true, maxItems: 3 },
)

/** An account's status. `invited` hasn't signed up yet; `disabled` can't sign in. */
const userStatus = Type.Union((['active', 'invited', 'disabled'] as const).map((value) => Type.Literal(value)))

/** Contact info of a new person: at least one way to reach them. [API-004, VAL-020] */
export const NewUser = Type.Object(
  { name: Type.Optional(name(160)), phone: Type.Optional(phone), email: Type.Optional(email) },
  { additionalProperties: false, minProperties: 1 },
)
export type NewUser = Static<typeof NewUser>

/** Changes to your own account. A new email address or phone number requires a recent sign-in or the password. */
export const UserChange = Type.Object(
  {
    name: Type.Optional(name(160)),
    phone: Type.Optional(phone),
    email: Type.Optional(email),
    currentPassword: Type.Optional(anyPassword),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type UserChange = Static<typeof UserChange>

/** The list of people. `q` searches name, email address, and phone number. [API-004, API-005] */
export const UserParameters = listParameters(
  ['name', 'createdAt', 'role', 'status'],
  { role: choice(role), status: choice(userStatus), agent: reference(line(160)), createdAt: range(moment) },
  { q: textFilter },
)
export type UserParameters = Static<typeof UserParameters>

/** An invitation by an admin. A provider can be given communities; an advisor can be given an advisor profile. [API-005] */
export const Invitation = Type.Object(
  {
    name: name(160),
    email,
    phone: Type.Optional(phone),
    role,
    otherRoles: Type.Optional(otherRoles),
    agentId: Type.Optional(line(160)),
    communityIds: Type.Optional(Type.Array(communitySlugLine, { maxItems: 50, uniqueItems: true })),
  },
  { additionalProperties: false },
)
export type Invitation = Static<typeof Invitation>

/** An admin's changes to an account. `status` `invited` resends the invitation. [API-005] */
export const AdminUserChange = Type.Object(
  {
    name: Type.Optional(name(160)),
    role: Type.Optional(role),
    otherRoles: Type.Optional(otherRoles),
    status: Type.Optional(userStatus),
    agentId: Type.Optional(Type.Union([line(160), Type.Null()])),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type AdminUserChange = Static<typeof AdminUserChange>
