import { safeRedirectPath } from '@pkg/domain'
import type { GateData, GateRole } from './gate-step'

/** A reason to open the gate: the role, the action, and a listener for success. [AUTH-002] */
export interface GateRequest {
  role: GateRole
  action: 'register' | 'login'
  data: GateData
  /** Called once the person is signed in. */
  callback?: () => void
}

/** The URL parameters that open the gate. They leave the URL once they are read. [QUERY-001 to QUERY-004, QUERY-006] */
const gateParameters = ['loginRedirect', 'status', 'register', 'provider', 'agent', 'prop', 'token'] as const

/** Returns the gate request in the query of a URL, if there is one. [AUTH-006 to AUTH-008, QUERY-001 to QUERY-006, ROLE-002] */
export function readGateRequest(search: string): GateRequest | undefined {
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
      // A page that requires sign-in adds the path to come back to.
      ...(wanted === null ? {} : { redirect: safeRedirectPath(wanted), status: status ?? 'login' }),
      ...(token !== null && /^[\w-]{43}$/.test(token) ? { token } : {}),
      ...(communityId === null ? {} : { communityId }),
    },
  }
}

/** Returns a query without the gate's parameters. */
export function withoutGateParameters(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of gateParameters) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
