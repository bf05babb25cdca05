import { type Endpoints, of, pageOf } from '../endpoint'
import type { AdminUserChange, Invitation, NewUser, UserChange, UserParameters } from '../schemas/people'
import type { Account } from './accounts'
import type { User } from './entities'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** People with an account. [API-003, API-004] */
export const users = {
  list: {
    method: 'GET',
    path: '/platform/users',
    status: 200,
    access: signedIn,
    summary: 'Lists the people you can see: all for admins, yourself for everyone else',
    resource: 'users',
    query: of<UserParameters>(),
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
    body: of<NewUser>(),
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
    body: of<UserChange>(),
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
    query: of<UserParameters>(),
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
    body: of<Invitation>(),
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
    body: of<AdminUserChange>(),
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
