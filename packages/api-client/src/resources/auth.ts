import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { signedIn } from '../roles'
import { email, name, phone, uuid } from '../schemas/text'
import { anyPassword, type User } from './users'

/** A sign-in code that was sent. The response is the same whether or not an account exists. [API-016] */
export interface SentCode {
  id: string
  channel: 'email' | 'text'
  expiresAt: string
  /** The earliest time at which a new code can be sent. */
  resendAt: string
}

/** The purpose of a used link and the path to continue to. [API-015] */
export interface UsedLink {
  purpose: 'sign-in' | 'verification' | 'invoices'
  redirect: string
}

/** The details of an invitation that fill in the sign-up form. [AUTH-008] */
export interface InvitationDetails {
  name: string
  email: string
  role: User['role']
}

/** Slows down guessing. Accounts and contacts have their own limits. [API-014, BIZ-008] */
const signInLimit = { requests: 20, seconds: 60 } as const

/** A new password. Length matters more than special characters (NIST SP 800-63B). */
export const password = Type.String({ minLength: 10, maxLength: 200 })

/** A path of this site, so a redirect can't lead to another one. [QUERY-001] */
const ownPath = Type.String({ pattern: '^/(?![/\\\\])[^\\\\\\s]*$', maxLength: 500 })

/** The site that sends the request and that the emailed links lead to. */
const site = Type.Union([Type.Literal('marketplace'), Type.Literal('dashboard')])

const secret = Type.String({ pattern: '^[\\w-]{43}$' })

/** A registration. Without a password, the account is created by link or code. `invitation` is the emailed token. [API-013, DATA-005] */
export const Registration = Type.Object(
  {
    name: name(160),
    email,
    phone_number: Type.Optional(phone),
    password: Type.Optional(password),
    invitation: Type.Optional(secret),
  },
  { additionalProperties: false },
)
export type Registration = Static<typeof Registration>

/** A sign-in with a password, by email address or phone number. [API-014] */
export const PasswordLogin = Type.Object(
  { email: Type.Optional(email), phone: Type.Optional(phone), password: anyPassword },
  { additionalProperties: false, minProperties: 2, maxProperties: 2 },
)
export type PasswordLogin = Static<typeof PasswordLogin>

/** The first password of an account. [API-014] */
export const NewPassword = Type.Object({ password }, { additionalProperties: false })
export type NewPassword = Static<typeof NewPassword>

/** A new password, with the one it replaces. [API-014] */
export const PasswordChange = Type.Object(
  { password: anyPassword, newPassword: password },
  { additionalProperties: false },
)
export type PasswordChange = Static<typeof PasswordChange>

/** A request for a password reset email. [API-015] */
export const Recovery = Type.Object({ email, site: Type.Optional(site) }, { additionalProperties: false })
export type Recovery = Static<typeof Recovery>

/** The emailed token and the new password. [API-015] */
export const RecoveryEnd = Type.Object({ token: secret, password }, { additionalProperties: false })
export type RecoveryEnd = Static<typeof RecoveryEnd>

/** A request for a sign-in link by email. [API-015] */
export const MagicLinkStart = Type.Object(
  { email, site: Type.Optional(site), redirect: Type.Optional(ownPath) },
  { additionalProperties: false },
)
export type MagicLinkStart = Static<typeof MagicLinkStart>

/** The token of a link. [API-015] */
export const LinkToken = Type.Object({ token: secret }, { additionalProperties: false })
export type LinkToken = Static<typeof LinkToken>

/** A request for a code by email or by text; exactly one is required. [API-016] */
export const CodeStart = Type.Object(
  { email: Type.Optional(email), phone: Type.Optional(phone) },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)
export type CodeStart = Static<typeof CodeStart>

/** The received code. `id` is the id in the response to the code request. [API-016] */
export const CodeLogin = Type.Object(
  { id: uuid, code: Type.String({ pattern: '^\\s*\\d{3}[\\s-]?\\d{3}\\s*$' }) },
  { additionalProperties: false },
)
export type CodeLogin = Static<typeof CodeLogin>

/** A request for a new code that replaces one that didn't arrive. [API-016] */
export const CodeRetry = Type.Object({ id: uuid }, { additionalProperties: false })
export type CodeRetry = Static<typeof CodeRetry>

/** The start of a sign-in with the identity provider. [API-014] */
export const ThirdPartyStart = Type.Object(
  { site: Type.Optional(site), redirect: Type.Optional(ownPath) },
  { additionalProperties: false },
)
export type ThirdPartyStart = Static<typeof ThirdPartyStart>

/** The query that the identity provider added when it redirected the browser back. [API-014] */
export const ThirdPartyEnd = Type.Object(
  { query: Type.String({ minLength: 1, maxLength: 4000 }) },
  { additionalProperties: false },
)
export type ThirdPartyEnd = Static<typeof ThirdPartyEnd>

/** Sign-up, sign-in methods, and sign-out. Only `register` reveals whether an account exists. [API-013 to API-017] */
export const auth = {
  register: {
    method: 'POST',
    path: '/platform/auth/register',
    status: 201,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Creates a customer account, or accepts an invitation; 409 if the email address is already in use',
    resource: 'users',
    body: Registration,
    response: of<User>(),
  },
  invitation: {
    method: 'POST',
    path: '/platform/auth/invitation',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Returns the details of an invitation; 410 if it expired or was already used',
    body: LinkToken,
    response: of<InvitationDetails>(),
  },
  login: {
    method: 'POST',
    path: '/platform/auth/login',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: "Signs in with a password; 401 doesn't reveal which value was wrong",
    resource: 'users',
    body: PasswordLogin,
    response: of<User>(),
  },
  methods: {
    method: 'GET',
    path: '/platform/auth/methods',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Returns the sign-in methods offered besides password, code, and link',
    response: of<{ thirdParty: boolean }>(),
  },
  thirdParty: {
    method: 'POST',
    path: '/platform/auth/third-party',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Starts a sign-in with the OpenID Connect provider and returns the URL to redirect to',
    body: ThirdPartyStart,
    response: of<{ url: string }>(),
  },
  thirdPartyEnd: {
    method: 'POST',
    path: '/platform/auth/third-party/end',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Completes a sign-in with the OpenID Connect provider in the same browser',
    body: ThirdPartyEnd,
    response: of<UsedLink>(),
  },
  setPassword: {
    method: 'POST',
    path: '/platform/auth/password',
    status: 204,
    rateLimit: signInLimit,
    access: signedIn,
    summary: "Sets an account's first password and ends other sessions",
    body: NewPassword,
  },
  updatePassword: {
    method: 'POST',
    path: '/platform/auth/password/update',
    status: 204,
    rateLimit: signInLimit,
    access: signedIn,
    summary: 'Changes the password and ends other sessions',
    body: PasswordChange,
  },
  recover: {
    method: 'POST',
    path: '/platform/auth/recover',
    status: 204,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Requests a password reset email; the response is the same for every address',
    body: Recovery,
  },
  recoverEnd: {
    method: 'POST',
    path: '/platform/auth/recover/end',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary:
      'Resets the password with the emailed token, ends all sessions, and signs in; 410 if the token expired or was already used',
    resource: 'users',
    body: RecoveryEnd,
    response: of<User>(),
  },
  magicLinkStart: {
    method: 'POST',
    path: '/platform/auth/mlink/start',
    status: 204,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Requests a sign-in link by email; the response is the same for every address',
    body: MagicLinkStart,
  },
  start: {
    method: 'POST',
    path: '/platform/auth/start',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Uses an emailed link once; 410 if it expired or was already used',
    body: LinkToken,
    response: of<UsedLink>(),
  },
  codeStart: {
    method: 'POST',
    path: '/platform/auth/otp/start',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Sends a 6-digit code; the response is the same for every address and number',
    body: CodeStart,
    response: of<SentCode>(),
  },
  codeLogin: {
    method: 'POST',
    path: '/platform/auth/otp/login',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: "Signs in with a code; 401 if it's wrong, 410 after 5 wrong attempts or 10 minutes",
    resource: 'users',
    body: CodeLogin,
    response: of<User>(),
  },
  codeRetry: {
    method: 'POST',
    path: '/platform/auth/otp/retry',
    status: 200,
    rateLimit: signInLimit,
    access: 'anyone',
    summary: 'Sends a new code that replaces the last one; 429 with Retry-After if requested too soon',
    body: CodeRetry,
    response: of<SentCode>(),
  },
  logout: {
    method: 'DELETE',
    path: '/platform/auth/logout',
    status: 204,
    rateLimit: signInLimit,
    access: 'anyone',
    isForViewers: true,
    summary: 'Signs out and ends the session',
  },
} as const satisfies Endpoints

/** Sign-in from the marketplace to a provider's invoices. [API-018] */
export const invoiced = {
  magicLink: {
    method: 'GET',
    path: '/platform/invoiced/magic-link',
    status: 200,
    access: ['provider'],
    isForViewers: false,
    summary: 'Returns a one-time link to your invoices on the dashboard that expires in 5 minutes',
    response: of<{ url: string; expiresAt: string }>(),
  },
} as const satisfies Endpoints
