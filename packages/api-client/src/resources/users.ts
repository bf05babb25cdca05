import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf, type Role } from '../endpoint'
import { signedIn } from '../roles'
import { accountRole, accountStatus } from '../schemas/account'
import { moment } from '../schemas/record'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { email, line, name, phone } from '../schemas/text'

/** A person with an account. [DATA-005] */
export interface User {
  id: string
  name: string
  email?: string
  phone?: string
  /** The role that the person works in. [WORK-001] */
  role: Exclude<Role, 'visitor'>
  /** All roles of the account, if it has several. Visible only to its owner and admins. */
  roles?: Exclude<Role, 'visitor'>[]
  /** The name of the admin who views the dashboard as this person. */
  viewedBy?: string
  agentId?: string
  /** Whether the account has a password. Visible only to its owner. */
  hasPassword?: boolean
  /** Whether the email address and the phone number are verified. Visible only to the owner and admins. */
  isEmailVerified?: boolean
  isPhoneVerified?: boolean
  /** Whether this request created the account. Present only in the response to a creation. [GWZ-113] */
  created?: boolean
}

/** A password to check, regardless of the rules when it was chosen. */
export const anyPassword = Type.String({ minLength: 1, maxLength: 200 })

/** Contact info of a new person: at least one way to reach them. [API-004, VAL-020] */
export const NewUser = Type.Object(
  { name: Type.Optional(name(160)), phone: Type.Optional(phone), email: Type.Optional(email) },
  { additionalProperties: false, minProperties: 1 },
)
export type NewUser = Static<typeof NewUser>

/** Changes to your own account. A new email address or phone number requires a recent sign-in or the password. */
export const UserChange = Type.Object(
  {
    name: Type.Optional(name(160)),
    phone: Type.Optional(phone),
    email: Type.Optional(email),
    currentPassword: Type.Optional(anyPassword),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type UserChange = Static<typeof UserChange>

/** The list of people. `q` searches name, email address, and phone number. [API-004, API-005] */
export const UserParameters = listParameters(
  ['name', 'createdAt', 'role', 'status'],
  { role: choice(accountRole), status: choice(accountStatus), agent: reference(line(160)), createdAt: range(moment) },
  { q: textFilter },
)
export type UserParameters = Static<typeof UserParameters>

/** People with an account. [API-003, API-004] */
export const users = {
  list: {
    method: 'GET',
    path: '/platform/users',
    status: 200,
    access: signedIn,
    summary: 'Lists the people you can see: all for admins, yourself for everyone else',
    resource: 'users',
    query: UserParameters,
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
    body: NewUser,
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
    body: UserChange,
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
