import { type Static, Type } from '@sinclair/typebox'
import { anyPassword, password } from './people'
import { email, name, phone, uuid } from './text'

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
