import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf, type Role } from '../endpoint'
import { signedIn } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { communitySlugLine, email, line, name, phone } from '../schemas/text'

/** An account as admins see it. [API-005] */
export interface Account extends User {
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  status: 'active' | 'invited' | 'disabled'
  createdAt: string
}

/** A person with an account. [DATA-005] */
export interface User {
  id: string
  name: string
  email?: string
  phone?: string
  /** The role that the person works in. [WORK-001] */
  role: Exclude<Role, 'visitor'>
  /** All roles of the account, if it has several. Visible only to its owner and admins. */
  roles?: Exclude<Role, 'visitor'>[]
  /** The name of the admin who views the dashboard as this person. */
  viewedBy?: string
  agentId?: string
  /** Whether the account has a password. Visible only to its owner. */
  hasPassword?: boolean
  /** Whether the email address and the phone number are verified. Visible only to the owner and admins. */
  isEmailVerified?: boolean
  isPhoneVerified?: boolean
  /** Whether this request created the account. Present only in the response to a creation. [GWZ-113] */
  created?: boolean
}

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

/** People with an account. [API-003, API-004] */
export const users = {
  list: {
    method: 'GET',
    path: '/platform/users',
    status: 200,
    access: signedIn,
    summary: 'Lists the people you can see: all for admins, yourself for everyone else',
    resource: 'users',
    query: UserParameters,
    response: pageOf<User>(),
  },
  create: {
    method: 'POST',
    path: '/platform/users',
    status: 201,
    access: 'anyone',
    isOpenToPartners: true,
    summary: "Saves a visitor's contact info; 409 if it belongs to another account",
    resource: 'users',
    body: NewUser,
    response: of<User>(),
  },
  get: {
    method: 'GET',
    path: '/platform/users/:id',
    status: 200,
    access: signedIn,
    summary: 'Returns a person; “me” is yourself',
    resource: 'users',
    response: of<User>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/users/:id',
    status: 200,
    access: signedIn,
    summary: 'Updates your contact info',
    resource: 'users',
    body: UserChange,
    response: of<User>(),
  },
  remove: {
    method: 'DELETE',
    path: '/platform/users/:id',
    status: 204,
    access: signedIn,
    summary: 'Closes your account and ends its sessions',
  },
} as const satisfies Endpoints

/** Accounts, for admins to manage. [API-005, ROLE-009] */
export const adminUsers = {
  list: {
    method: 'GET',
    path: '/admin/users',
    status: 200,
    access: ['admin'],
    summary: 'Lists accounts, by default newest first',
    resource: 'users',
    query: UserParameters,
    response: pageOf<Account>(),
  },
  get: {
    method: 'GET',
    path: '/admin/users/:id',
    status: 200,
    access: ['admin'],
    summary: 'Returns an account',
    resource: 'users',
    response: of<Account>(),
  },
  create: {
    method: 'POST',
    path: '/admin/users',
    status: 201,
    access: ['admin'],
    summary: 'Invites a person with a role; 409 if the email address is already in use',
    resource: 'users',
    body: Invitation,
    response: of<Account>(),
  },
  update: {
    method: 'PATCH',
    path: '/admin/users/:id',
    status: 200,
    access: ['admin'],
    isVersioned: true,
    summary: "Changes a role or status and ends the person's sessions",
    resource: 'users',
    body: AdminUserChange,
    response: of<Account>(),
  },
  endSessions: {
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    status: 204,
    access: ['admin'],
    summary: 'Signs a person out everywhere',
  },
} as const satisfies Endpoints
