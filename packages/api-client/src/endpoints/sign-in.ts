import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  CodeLogin,
  CodeRetry,
  CodeStart,
  LinkToken,
  MagicLinkStart,
  NewPassword,
  PasswordChange,
  PasswordLogin,
  Recovery,
  RecoveryEnd,
  Registration,
  ThirdPartyEnd,
  ThirdPartyStart,
} from '../schemas/sign-in'
import type { SentCode, InvitationDetails, UsedLink, Session } from './accounts'
import type { User } from './entities'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Sign-up, the ways to sign in, and sign-out. None but `register` tells whether an account exists. [API-013 to API-017] */
export const auth = {
  register: {
    method: 'POST',
    path: '/platform/auth/register',
    access: 'anyone',
    summary: 'Opens an account for a customer, or the one of an invitation; 409 where the e-mail address is taken',
    resource: 'users',
    body: of<Registration>(),
    response: of<User>(),
  },
  invitation: {
    method: 'POST',
    path: '/platform/auth/invitation',
    access: 'anyone',
    summary: 'Whom an invitation is for; 410 where it is too old or used',
    body: of<LinkToken>(),
    response: of<InvitationDetails>(),
  },
  login: {
    method: 'POST',
    path: '/platform/auth/login',
    access: 'anyone',
    summary: 'Signs in with password; 401 without saying what was wrong',
    resource: 'users',
    body: of<PasswordLogin>(),
    response: of<User>(),
  },
  ways: {
    method: 'GET',
    path: '/platform/auth/ways',
    access: 'anyone',
    summary: 'The ways to sign in that this operator offers besides password, code and link',
    response: of<{ thirdParty: boolean }>(),
  },
  thirdParty: {
    method: 'POST',
    path: '/platform/auth/third-party',
    access: 'anyone',
    summary: 'Begins a sign-in with the OpenID Connect provider: the address to send the browser to',
    body: of<ThirdPartyStart>(),
    response: of<{ url: string }>(),
  },
  thirdPartyEnd: {
    method: 'POST',
    path: '/platform/auth/third-party/end',
    access: 'anyone',
    summary: 'Ends a sign-in with the OpenID Connect provider, in the browser that began it',
    body: of<ThirdPartyEnd>(),
    response: of<UsedLink>(),
  },
  setPassword: {
    method: 'POST',
    path: '/platform/auth/password',
    access: signedIn,
    summary: 'Sets the first password of an account; other sessions end',
    body: of<NewPassword>(),
  },
  updatePassword: {
    method: 'POST',
    path: '/platform/auth/password/update',
    access: signedIn,
    summary: 'Replaces the password; other sessions end',
    body: of<PasswordChange>(),
  },
  recover: {
    method: 'POST',
    path: '/platform/auth/recover',
    access: 'anyone',
    summary: 'Asks for a letter to replace a forgotten password; the answer is the same for every address',
    body: of<Recovery>(),
  },
  recoverEnd: {
    method: 'POST',
    path: '/platform/auth/recover/end',
    access: 'anyone',
    summary: 'Sets the password by that letter, ends all sessions and signs in; 410 where it is too old or used',
    resource: 'users',
    body: of<RecoveryEnd>(),
    response: of<User>(),
  },
  magicLinkStart: {
    method: 'POST',
    path: '/platform/auth/mlink/start',
    access: 'anyone',
    summary: 'Asks for a letter with a link that signs in; the answer is the same for every address',
    body: of<MagicLinkStart>(),
  },
  start: {
    method: 'POST',
    path: '/platform/auth/start',
    access: 'anyone',
    summary: 'Uses a link of a letter, once; 410 where it is too old or used',
    body: of<LinkToken>(),
    response: of<UsedLink>(),
  },
  codeStart: {
    method: 'POST',
    path: '/platform/auth/otp/start',
    access: 'anyone',
    summary: 'Sends a code of six digits; the answer is the same for every address and number',
    body: of<CodeStart>(),
    response: of<SentCode>(),
  },
  codeLogin: {
    method: 'POST',
    path: '/platform/auth/otp/login',
    access: 'anyone',
    summary: 'Signs in with the code; 401 for a wrong one, 410 after five wrong ones or ten minutes',
    resource: 'users',
    body: of<CodeLogin>(),
    response: of<User>(),
  },
  codeRetry: {
    method: 'POST',
    path: '/platform/auth/otp/retry',
    access: 'anyone',
    summary: 'Sends another code in place of the last; 429 with Retry-After when asked too soon',
    body: of<CodeRetry>(),
    response: of<SentCode>(),
  },
  logout: {
    method: 'DELETE',
    path: '/platform/auth/logout',
    access: 'anyone',
    summary: 'Ends the session',
  },
} as const satisfies Endpoints

/** Where the person who asks is signed in. */
export const sessions = {
  list: {
    method: 'GET',
    path: '/platform/sessions',
    access: signedIn,
    summary: 'The own sessions, the last used first',
    resource: 'sessions',
    response: pageOf<Session>(),
  },
  revoke: {
    method: 'DELETE',
    path: '/platform/sessions/:id',
    access: signedIn,
    summary: 'Ends one of the own sessions',
  },
  revokeOthers: {
    method: 'DELETE',
    path: '/platform/sessions',
    access: signedIn,
    summary: 'Ends all own sessions but this one',
  },
} as const satisfies Endpoints

/** The way from the marketplace to a provider's invoices. [API-018] */
export const invoiced = {
  magicLink: {
    method: 'GET',
    path: '/platform/invoiced/magic-link',
    access: ['provider'],
    summary: 'A link to the own invoices on the dashboard, good for one use within five minutes',
    response: of<{ url: string; expiresAt: string }>(),
  },
} as const satisfies Endpoints
