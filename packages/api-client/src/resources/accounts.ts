import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins } from '../roles'
import { accountRole, accountStatus } from '../schemas/account'
import { moment, strictObject } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { communitySlugLine, email, line, name, phone } from '../schemas/text'
import type { Session } from './sessions'
import { anyPassword, type User } from './users'

/** A way to sign in: the password, a code or link by email, a code by text, or an account at an identity provider. [API-014] */
export type SignInMethod = 'password' | 'email' | 'text' | 'third-party'

/** An account as admins see it. [API-005] */
export interface Account extends User {
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  status: 'active' | 'invited' | 'disabled'
  createdAt: string
  /** When the person last used an open session, to within five minutes. Missing if they never signed in. [DASH-012] */
  lastSeenAt?: string
  /** The ways to sign in that the person has set up. None until an invited person has signed up. */
  signInMethods: SignInMethod[]
  /** Whether the person can show two of them. On a public site, staff must. */
  hasSecondFactor: boolean
  /** The browsers in which the person is signed in. */
  openSessions: number
  /** The name of the advisor profile that the person works with. */
  agentName?: string
  /** The communities that the person manages. */
  communities: { id: string; name: string }[]
}

/** Roles that an account has besides its first. [WORK-001] */
const otherRoles = Type.Array(
  Type.Union((['provider', 'agent', 'real-estate-agent', 'admin'] as const).map((value) => Type.Literal(value))),
  { uniqueItems: true, maxItems: 3 },
)

const communityIds = Type.Array(communitySlugLine, { maxItems: 50, uniqueItems: true })

/** Why an admin changes an account, for the audit log. [WORK-017] */
const reason = line(300)

/**
 * The list of accounts. `q` searches name, email address, and phone number. `community` is one that the person manages. [API-005, DASH-012]
 */
export const AccountParameters = listParameters(
  ['name', 'createdAt', 'role', 'status', 'lastSeenAt'],
  {
    role: choice(accountRole),
    status: choice(accountStatus),
    agent: reference(line(160)),
    createdAt: range(moment),
    lastSeenAt: range(moment),
    hasSecondFactor: only(Type.Union([Type.Literal('true'), Type.Literal('false')])),
    community: only(communitySlugLine),
  },
  { q: textFilter },
)
export type AccountParameters = Static<typeof AccountParameters>

/** An invitation by an admin. A provider can be given communities; an advisor can be given an advisor profile. [API-005] */
export const Invitation = Type.Object(
  {
    name: name(160),
    email,
    phone: Type.Optional(phone),
    role: accountRole,
    otherRoles: Type.Optional(otherRoles),
    agentId: Type.Optional(line(160)),
    communityIds: Type.Optional(communityIds),
  },
  { additionalProperties: false },
)
export type Invitation = Static<typeof Invitation>

/** An admin's changes to an account. `communityIds` replaces the communities that the person manages. [API-005] */
export const AccountChange = Type.Object(
  {
    name: Type.Optional(name(160)),
    role: Type.Optional(accountRole),
    otherRoles: Type.Optional(otherRoles),
    status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('disabled')])),
    agentId: Type.Optional(Type.Union([line(160), Type.Null()])),
    communityIds: Type.Optional(communityIds),
    reason: Type.Optional(reason),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type AccountChange = Static<typeof AccountChange>

/** Removes every way to sign in to an account whose person lost a factor. An admin with a password confirms it. [DASH-012] */
export const SignInReset = strictObject({ reason, currentPassword: Type.Optional(anyPassword) })
export type SignInReset = Static<typeof SignInReset>

/** Accounts, for admins to manage. [API-005, ROLE-009, DASH-012] */
export const adminUsers = {
  list: {
    method: 'GET',
    path: '/admin/users',
    status: 200,
    access: admins,
    summary: 'Lists accounts, by default newest first',
    resource: 'users',
    query: AccountParameters,
    response: pageOf<Account>(),
  },
  get: {
    method: 'GET',
    path: '/admin/users/:id',
    status: 200,
    access: admins,
    summary: 'Returns an account',
    resource: 'users',
    response: of<Account>(),
  },
  create: {
    method: 'POST',
    path: '/admin/users',
    status: 201,
    access: admins,
    summary: 'Invites a person with a role; 409 if the email address is already in use',
    resource: 'users',
    body: Invitation,
    response: of<Account>(),
  },
  update: {
    method: 'PATCH',
    path: '/admin/users/:id',
    status: 200,
    access: admins,
    isVersioned: true,
    isBulk: true,
    summary: "Changes a role, communities, or status; other permissions end the person's sessions",
    resource: 'users',
    body: AccountChange,
    response: of<Account>(),
  },
  invite: {
    method: 'POST',
    path: '/admin/users/:id/invitation',
    status: 200,
    access: admins,
    summary: 'Emails an invitation again, also a withdrawn one; earlier links stop working',
    resource: 'users',
    response: of<Account>(),
  },
  withdraw: {
    method: 'DELETE',
    path: '/admin/users/:id/invitation',
    status: 204,
    access: admins,
    summary: 'Withdraws an invitation: its link stops working, and the account is disabled',
  },
  resetSignIn: {
    method: 'POST',
    path: '/admin/users/:id/sign-in-reset',
    status: 200,
    access: admins,
    summary:
      'Removes every way to sign in, ends the sessions, and invites the person again, who is emailed; for people who lost a factor',
    resource: 'users',
    body: SignInReset,
    response: of<Account>(),
  },
  sessions: {
    method: 'GET',
    path: '/admin/users/:id/sessions',
    status: 200,
    access: admins,
    summary: "Lists a person's sessions, most recently used first",
    resource: 'sessions',
    response: pageOf<Session>(),
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/users/:id/sessions/:sessionId',
    status: 204,
    access: admins,
    summary: "Ends one of a person's sessions",
  },
  endSessions: {
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    status: 204,
    access: admins,
    summary: 'Signs a person out everywhere',
  },
} as const satisfies Endpoints
