import { type Calls, of } from '../call'
import type { NewUser, PasswordLogin, Registration, UserChange } from '../schemas/people'
import type { User } from './entities'

/** People with an account. [API-003, API-004] */
export const users = {
  create: {
    method: 'POST',
    path: '/platform/users',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Keeps the contact data of a visitor; 409 where the account belongs to somebody else',
    resource: 'users',
    body: of<NewUser>(),
    answer: of<User>(),
  },
  get: {
    method: 'GET',
    path: '/platform/users/:id',
    access: ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'],
    summary: 'One person; `me` is the one who asks',
    resource: 'users',
    answer: of<User>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/users/:id',
    access: ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'],
    summary: 'Changes the own contact data',
    resource: 'users',
    body: of<UserChange>(),
    answer: of<User>(),
  },
} as const satisfies Calls

/** Sign-up, sign-in and sign-out. [API-013, API-014, API-017] */
export const auth = {
  register: {
    method: 'POST',
    path: '/platform/auth/register',
    access: 'anyone',
    summary: 'Opens an account for a customer; 409 where the e-mail address is taken',
    resource: 'users',
    body: of<Registration>(),
    answer: of<User>(),
  },
  login: {
    method: 'POST',
    path: '/platform/auth/login',
    access: 'anyone',
    summary: 'Signs in with e-mail and password; 401 without saying which of the two was wrong',
    resource: 'users',
    body: of<PasswordLogin>(),
    answer: of<User>(),
  },
  logout: {
    method: 'DELETE',
    path: '/platform/auth/logout',
    access: 'anyone',
    summary: 'Ends the session',
  },
} as const satisfies Calls
