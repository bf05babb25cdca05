import { safeRedirectPath } from '@pkg/domain'
import type { GateRequest } from './gate'

/** The parameters that speak to the gate. They leave the address once they are read. [QUERY-001 to QUERY-004, QUERY-006] */
export const gateParameters = ['loginRedirect', 'status', 'register', 'provider', 'agent', 'prop', 'token'] as const

/** What an address asks of the gate, if it does. [AUTH-006 to AUTH-008, QUERY-001 to QUERY-006, ROLE-002] */
export function gateOfAddress(search: string): GateRequest | undefined {
  const query = new URLSearchParams(search)
  const status = query.get('status')
  const wanted = query.get('loginRedirect')
  const isRegister = query.get('register') === 'true'
  const isProvider = query.get('provider') === 'true'
  const isAgent = query.get('agent') === 'true'
  if (status === null && wanted === null && !isRegister && !isProvider && !isAgent) return undefined
  const token = query.get('token')
  const communityId = query.get('prop')
  return {
    role: isProvider ? 'provider' : isAgent ? 'agent' : 'customer',
    action: isRegister || isProvider || isAgent || status === 'invite' ? 'register' : 'login',
    data: {
      ...(status === null ? {} : { status }),
      // An address to go on to comes from a page that asked for sign-in.
      ...(wanted === null ? {} : { redirect: safeRedirectPath(wanted), status: status ?? 'login' }),
      ...(token !== null && /^[\w-]{43}$/.test(token) ? { token } : {}),
      ...(communityId === null ? {} : { communityId }),
    },
  }
}

/** A query without what spoke to the gate. */
export function withoutGate(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of gateParameters) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
