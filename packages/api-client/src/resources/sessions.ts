import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { signedIn } from '../roles'
import { moment } from '../schemas/record'
import { listParameters, range, reference } from '../schemas/list-parameters'
import { uuid } from '../schemas/text'

/** A browser in which a person is signed in. */
export interface Session {
  id: string
  /** The browser's name and operating system, in words. */
  browser: string
  createdAt: string
  lastUsedAt: string
  /** Whether this session made the request. */
  isCurrent: boolean
}

/** An admin's view of the dashboard as someone else. [WORK-001, WORK-017] */
export interface AccountView {
  id: string
  /** Missing once the admin's account is closed. */
  adminId?: string
  adminName: string
  userId?: string
  userName: string
  startedAt: string
  /** Missing while it lasts. It ends with the session at the latest. */
  endedAt?: string
}

/**
 * A change of how this session works: in another of the person's roles, or for an admin, as another person sees the dashboard. `null` returns to
 * one's own account. [WORK-001]
 */
export const SessionChange = Type.Object(
  {
    role: Type.Optional(
      Type.Union((['provider', 'agent', 'real-estate-agent', 'admin'] as const).map((value) => Type.Literal(value))),
    ),
    viewedUserId: Type.Optional(Type.Union([uuid, Type.Null()])),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)
export type SessionChange = Static<typeof SessionChange>

/** The list of views of the dashboard as someone else. [WORK-001, WORK-017] */
export const AccountViewParameters = listParameters(['startedAt'], {
  user: reference(uuid),
  admin: reference(uuid),
  startedAt: range(moment),
})
export type AccountViewParameters = Static<typeof AccountViewParameters>

/** The browsers in which a person is signed in. */
export const sessions = {
  list: {
    method: 'GET',
    path: '/platform/sessions',
    status: 200,
    access: signedIn,
    isForViewers: false,
    summary: 'Lists your sessions, most recently used first',
    resource: 'sessions',
    response: pageOf<Session>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/sessions/:id',
    status: 200,
    access: signedIn,
    isForViewers: true,
    summary:
      'Works in another of your roles, or shows an admin the dashboard as someone else sees it. “current” is this session',
    resource: 'sessions',
    body: SessionChange,
    response: of<Session>(),
  },
  revoke: {
    method: 'DELETE',
    path: '/platform/sessions/:id',
    status: 204,
    access: signedIn,
    summary: 'Ends one of your sessions',
  },
  revokeOthers: {
    method: 'DELETE',
    path: '/platform/sessions',
    status: 204,
    access: signedIn,
    summary: 'Ends all your other sessions',
  },
} as const satisfies Endpoints

/** When admins viewed the dashboard as someone else. [WORK-001, WORK-017] */
export const accountViews = {
  list: {
    method: 'GET',
    path: '/admin/account-views',
    status: 200,
    access: ['admin'],
    summary: 'Lists when admins viewed the dashboard as someone else, by default newest first',
    resource: 'account-views',
    query: AccountViewParameters,
    response: pageOf<AccountView>(),
  },
} as const satisfies Endpoints
