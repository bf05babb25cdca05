import { type Static, Type } from '@sinclair/typebox'
import { email, line, phone } from './text'

/** How long a password must be; length beats odd characters (NIST SP 800-63B). */
const password = Type.String({ minLength: 10, maxLength: 200 })

/** Contact data of a new person: at least one way to answer them. [API-004, VAL-020] */
export const NewUser = Type.Object(
  { name: Type.Optional(line(160)), phone: Type.Optional(phone), email: Type.Optional(email) },
  { additionalProperties: false, minProperties: 1 },
)
export type NewUser = Static<typeof NewUser>

/** What a person may change of the own record. */
export const UserChange = NewUser
export type UserChange = Static<typeof UserChange>

/** A registration. Without a password the account is opened by a link. [API-013, DATA-005] */
export const Registration = Type.Object(
  { name: line(160), email, phone_number: Type.Optional(phone), password: Type.Optional(password) },
  { additionalProperties: false },
)
export type Registration = Static<typeof Registration>

/** A sign-in with password. */
export const PasswordLogin = Type.Object(
  { email, password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)
export type PasswordLogin = Static<typeof PasswordLogin>
