import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { readGateRequest, withoutGateParameters } from './gate-request'
import type { LoginState } from './login-state'
import { prefilledRequest } from './prefilled-request'
import type { GateDispatch } from './use-gate'

/** Opens the gate for a URL that requests it, once the API has said whether someone is signed in. The request then leaves the URL. [AUTH-006 to AUTH-008, QUERY-001 to QUERY-006] */
export function useRequestInUrl(loginState: LoginState, dispatch: GateDispatch): void {
  const navigate = useNavigate()
  const { pathname, search, hash, key } = useLocation()
  const handledVisit = useRef<string>()
  useEffect(() => {
    const wanted = readGateRequest(search)
    if (!wanted || loginState === 'unknown' || pathname === '/login' || pathname.startsWith('/sign-in/')) return
    // One visit opens the gate once, even if the page renders again before the URL changes.
    if (handledVisit.current === key) return
    handledVisit.current = key
    void navigate(
      { pathname, search: withoutGateParameters(search), hash },
      { replace: true, preventScrollReset: true },
    )
    void prefilledRequest(wanted).then((request) => dispatch({ type: 'requested', request, isSignedIn: loginState }))
  }, [search, pathname, hash, key, loginState, navigate, dispatch])
}
