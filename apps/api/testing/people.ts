import type { Endpoint, Role } from '@pkg/api-client/server'
import type { ApiUnderTest } from './api-under-test'
import { type Caller, createCaller } from './lead-samples'

/** The callers of the API: one per role, and a second advisor. */
const accounts = {
  visitor: { role: 'visitor', email: undefined },
  customer: { role: 'customer', email: undefined },
  provider: { role: 'provider', email: undefined },
  agent: { role: 'agent', email: undefined },
  'another agent': { role: 'agent', email: 'other-agent@hearthway.example' },
  'real estate agent': { role: 'real-estate-agent', email: undefined },
  admin: { role: 'admin', email: undefined },
} as const satisfies Record<string, { role: Role; email: string | undefined }>

/** The name of a caller. */
export type PersonName = keyof typeof accounts

/** The names of all callers. */
export const personNames: readonly PersonName[] = [
  'visitor',
  'customer',
  'provider',
  'agent',
  'another agent',
  'real estate agent',
  'admin',
]

/** Everyone who calls the API, signed in. */
export type Everyone = Readonly<Record<PersonName, Caller>>

/** Signs in everyone. */
export async function signInEveryone(api: ApiUnderTest): Promise<Everyone> {
  const signIn = (name: PersonName) => createCaller(api, accounts[name].role, accounts[name].email)
  return {
    visitor: await signIn('visitor'),
    customer: await signIn('customer'),
    provider: await signIn('provider'),
    agent: await signIn('agent'),
    'another agent': await signIn('another agent'),
    'real estate agent': await signIn('real estate agent'),
    admin: await signIn('admin'),
  }
}

/** Returns whether the endpoint table lists the role of a person. */
export const hasAccess = (name: PersonName, { access }: Endpoint): boolean =>
  access === 'anyone' || access.some((role) => role === accounts[name].role)
