import { type Endpoints, of, pageOf } from '../endpoint'
import type { AccountViewParameters, SessionChange } from '../schemas/sessions'
import type { AccountView, Session } from './accounts'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

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
    body: of<SessionChange>(),
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
    query: of<AccountViewParameters>(),
    response: pageOf<AccountView>(),
  },
} as const satisfies Endpoints
