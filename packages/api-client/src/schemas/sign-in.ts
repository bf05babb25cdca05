import { type Static, Type } from '@sinclair/typebox'
import { anyPassword, password } from './people'
import { email, line, phone, uuid } from './text'

/** A path of the own site, so that nobody is sent to a foreign one. [QUERY-001] */
const ownPath = Type.String({ pattern: '^/(?![/\\\\])[^\\\\\\s]*$', maxLength: 500 })

/** The site whose page asks, and where its letters lead. */
const site = Type.Union([Type.Literal('marketplace'), Type.Literal('dashboard')])

const secret = Type.String({ pattern: '^[\\w-]{43}$' })

/** A registration. Without a password the account is opened by link or code; `invitation` is the token of the letter. [API-013, DATA-005] */
export const Registration = Type.Object(
  {
    name: line(160),
    email,
    phone_number: Type.Optional(phone),
    password: Type.Optional(password),
    invitation: Type.Optional(secret),
  },
  { additionalProperties: false },
)
export type Registration = Static<typeof Registration>

/** A sign-in with password, by e-mail address or phone number. [API-014] */
export const PasswordLogin = Type.Object(
  { email: Type.Optional(email), phone: Type.Optional(phone), password: anyPassword },
  { additionalProperties: false, minProperties: 2, maxProperties: 2 },
)
export type PasswordLogin = Static<typeof PasswordLogin>

/** A first password for an account without one. [API-014] */
export const NewPassword = Type.Object({ password }, { additionalProperties: false })
export type NewPassword = Static<typeof NewPassword>

/** Another password, with the one it replaces. [API-014] */
export const PasswordChange = Type.Object(
  { password: anyPassword, newPassword: password },
  { additionalProperties: false },
)
export type PasswordChange = Static<typeof PasswordChange>

/** Asks for a letter that lets a forgotten password be replaced. [API-015] */
export const Recovery = Type.Object({ email, site: Type.Optional(site) }, { additionalProperties: false })
export type Recovery = Static<typeof Recovery>

/** The token of that letter and the password from now on. [API-015] */
export const RecoveryEnd = Type.Object({ token: secret, password }, { additionalProperties: false })
export type RecoveryEnd = Static<typeof RecoveryEnd>

/** Asks for a letter with a link that signs in. [API-015] */
export const MagicLinkStart = Type.Object(
  { email, site: Type.Optional(site), redirect: Type.Optional(ownPath) },
  { additionalProperties: false },
)
export type MagicLinkStart = Static<typeof MagicLinkStart>

/** The token of a link. [API-015] */
export const LinkToken = Type.Object({ token: secret }, { additionalProperties: false })
export type LinkToken = Static<typeof LinkToken>

/** Asks for a code, by mail or by text: one of the two. [API-016] */
export const CodeStart = Type.Object(
  { email: Type.Optional(email), phone: Type.Optional(phone) },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)
export type CodeStart = Static<typeof CodeStart>

/** The code that arrived; `id` is that of the answer to the asking. [API-016] */
export const CodeLogin = Type.Object(
  { id: uuid, code: Type.String({ pattern: '^\\s*\\d{3}[\\s-]?\\d{3}\\s*$' }) },
  { additionalProperties: false },
)
export type CodeLogin = Static<typeof CodeLogin>

/** Asks for another code in place of one that did not arrive. [API-016] */
export const CodeRetry = Type.Object({ id: uuid }, { additionalProperties: false })
export type CodeRetry = Static<typeof CodeRetry>

/** Begins a sign-in with the third party. [API-014] */
export const ThirdPartyStart = Type.Object(
  { site: Type.Optional(site), redirect: Type.Optional(ownPath) },
  { additionalProperties: false },
)
export type ThirdPartyStart = Static<typeof ThirdPartyStart>

/** What the third party sent the browser back with: the whole query, as it came. [API-014] */
export const ThirdPartyEnd = Type.Object(
  { query: Type.String({ minLength: 1, maxLength: 4000 }) },
  { additionalProperties: false },
)
export type ThirdPartyEnd = Static<typeof ThirdPartyEnd>
