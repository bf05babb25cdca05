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
    access: signedIn,
    summary: 'The people whom the one who asks may see: an admin all, everybody else themselves',
    resource: 'users',
    query: of<UserParameters>(),
    response: pageOf<User>(),
  },
  create: {
    method: 'POST',
    path: '/platform/users',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Keeps the contact data of a visitor; 409 where the account belongs to somebody else',
    resource: 'users',
    body: of<NewUser>(),
    response: of<User>(),
  },
  get: {
    method: 'GET',
    path: '/platform/users/:id',
    access: signedIn,
    summary: 'One person; “me” is the one who asks',
    resource: 'users',
    response: of<User>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/users/:id',
    access: signedIn,
    summary: 'Changes the own contact data',
    resource: 'users',
    body: of<UserChange>(),
    response: of<User>(),
  },
  remove: {
    method: 'DELETE',
    path: '/platform/users/:id',
    access: signedIn,
    summary: 'Closes the own account and ends its sessions',
  },
} as const satisfies Endpoints

/** People, as admins look after them. [API-005, ROLE-009] */
export const adminUsers = {
  list: {
    method: 'GET',
    path: '/admin/users',
    access: ['admin'],
    summary: 'Accounts by words, role and status, newest first unless sorted',
    resource: 'users',
    query: of<UserParameters>(),
    response: pageOf<Account>(),
  },
  create: {
    method: 'POST',
    path: '/admin/users',
    access: ['admin'],
    summary: 'Invites a person with a role; 409 where the e-mail address is taken',
    resource: 'users',
    body: of<Invitation>(),
    response: of<Account>(),
  },
  update: {
    method: 'PATCH',
    path: '/admin/users/:id',
    access: ['admin'],
    summary: 'Changes role or status; either ends the sessions of the person',
    resource: 'users',
    body: of<AdminUserChange>(),
    response: of<Account>(),
  },
  endSessions: {
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    access: ['admin'],
    summary: 'Signs a person out everywhere',
  },
} as const satisfies Endpoints
