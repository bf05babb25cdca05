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

/** Sign-up, sign-in methods, and sign-out. Only `register` reveals whether an account exists. [API-013 to API-017] */
export const auth = {
  register: {
    method: 'POST',
    path: '/platform/auth/register',
    access: 'anyone',
    summary: 'Creates a customer account, or the account of an invitation; 409 if the email address is already in use',
    resource: 'users',
    body: of<Registration>(),
    response: of<User>(),
  },
  invitation: {
    method: 'POST',
    path: '/platform/auth/invitation',
    access: 'anyone',
    summary: 'Returns the details of an invitation; 410 if it expired or was already used',
    body: of<LinkToken>(),
    response: of<InvitationDetails>(),
  },
  login: {
    method: 'POST',
    path: '/platform/auth/login',
    access: 'anyone',
    summary: "Signs in with a password; 401 doesn't reveal which value was wrong",
    resource: 'users',
    body: of<PasswordLogin>(),
    response: of<User>(),
  },
  ways: {
    method: 'GET',
    path: '/platform/auth/ways',
    access: 'anyone',
    summary: 'Returns the sign-in methods offered besides password, code, and link',
    response: of<{ thirdParty: boolean }>(),
  },
  thirdParty: {
    method: 'POST',
    path: '/platform/auth/third-party',
    access: 'anyone',
    summary: 'Starts a sign-in with the OpenID Connect provider and returns the URL to redirect to',
    body: of<ThirdPartyStart>(),
    response: of<{ url: string }>(),
  },
  thirdPartyEnd: {
    method: 'POST',
    path: '/platform/auth/third-party/end',
    access: 'anyone',
    summary: 'Completes a sign-in with the OpenID Connect provider in the same browser',
    body: of<ThirdPartyEnd>(),
    response: of<UsedLink>(),
  },
  setPassword: {
    method: 'POST',
    path: '/platform/auth/password',
    access: signedIn,
    summary: "Sets an account's first password and ends other sessions",
    body: of<NewPassword>(),
  },
  updatePassword: {
    method: 'POST',
    path: '/platform/auth/password/update',
    access: signedIn,
    summary: 'Changes the password and ends other sessions',
    body: of<PasswordChange>(),
  },
  recover: {
    method: 'POST',
    path: '/platform/auth/recover',
    access: 'anyone',
    summary: 'Requests a password reset email; the response is the same for every address',
    body: of<Recovery>(),
  },
  recoverEnd: {
    method: 'POST',
    path: '/platform/auth/recover/end',
    access: 'anyone',
    summary:
      'Resets the password with the emailed token, ends all sessions, and signs in; 410 if the token expired or was already used',
    resource: 'users',
    body: of<RecoveryEnd>(),
    response: of<User>(),
  },
  magicLinkStart: {
    method: 'POST',
    path: '/platform/auth/mlink/start',
    access: 'anyone',
    summary: 'Requests a sign-in link by email; the response is the same for every address',
    body: of<MagicLinkStart>(),
  },
  start: {
    method: 'POST',
    path: '/platform/auth/start',
    access: 'anyone',
    summary: 'Uses an emailed link once; 410 if it expired or was already used',
    body: of<LinkToken>(),
    response: of<UsedLink>(),
  },
  codeStart: {
    method: 'POST',
    path: '/platform/auth/otp/start',
    access: 'anyone',
    summary: 'Sends a 6-digit code; the response is the same for every address and number',
    body: of<CodeStart>(),
    response: of<SentCode>(),
  },
  codeLogin: {
    method: 'POST',
    path: '/platform/auth/otp/login',
    access: 'anyone',
    summary: "Signs in with a code; 401 if it's wrong, 410 after 5 wrong attempts or 10 minutes",
    resource: 'users',
    body: of<CodeLogin>(),
    response: of<User>(),
  },
  codeRetry: {
    method: 'POST',
    path: '/platform/auth/otp/retry',
    access: 'anyone',
    summary: 'Sends a new code that replaces the last one; 429 with Retry-After if requested too soon',
    body: of<CodeRetry>(),
    response: of<SentCode>(),
  },
  logout: {
    method: 'DELETE',
    path: '/platform/auth/logout',
    access: 'anyone',
    summary: 'Signs out and ends the session',
  },
} as const satisfies Endpoints

/** The browsers in which a person is signed in. */
export const sessions = {
  list: {
    method: 'GET',
    path: '/platform/sessions',
    access: signedIn,
    summary: 'Lists your sessions, most recently used first',
    resource: 'sessions',
    response: pageOf<Session>(),
  },
  revoke: {
    method: 'DELETE',
    path: '/platform/sessions/:id',
    access: signedIn,
    summary: 'Ends one of your sessions',
  },
  revokeOthers: {
    method: 'DELETE',
    path: '/platform/sessions',
    access: signedIn,
    summary: 'Ends all your other sessions',
  },
} as const satisfies Endpoints

/** Sign-in from the marketplace to a provider's invoices. [API-018] */
export const invoiced = {
  magicLink: {
    method: 'GET',
    path: '/platform/invoiced/magic-link',
    access: ['provider'],
    summary: 'Returns a one-time link to your invoices on the dashboard that expires in 5 minutes',
    response: of<{ url: string; expiresAt: string }>(),
  },
} as const satisfies Endpoints
