import { useLocation } from '@remix-run/react'
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react'
import { useSite } from '~/site/frame/site'
import { useVisitor } from '~/site/visitor/visitor'
import { type GateRequest, withoutGateParameters } from './gate-request'
import type { LoginState } from './login-state'
import { useGate } from './use-gate'
import { useLoginState } from './use-login-state'
import { useRequestInUrl } from './use-request-in-url'

interface Authentication {
  loginState: LoginState
  /** Calls back immediately when someone is signed in, and opens the gate for anyone else. [AUTH-003] */
  request(request: GateRequest): void
}

const loadDialog = () => import('./GateDialog')
const GateDialog = lazy(() => loadDialog().then(({ GateDialog: component }) => ({ default: component })))
const Context = createContext<Authentication | undefined>(undefined)

/** Provides the gate to every page, and opens it for URLs that request it. [AUTH-002 to AUTH-010] */
export function GateProvider({ children }: { children: ReactNode }) {
  const { hasThirdPartySignIn } = useSite()
  const { state: loginState, refresh } = useLoginState(useVisitor()?.hasSession)
  const { pathname, search, hash } = useLocation()
  const [gate, dispatch] = useGate(refresh)
  useRequestInUrl(loginState, dispatch)

  const [requested, setRequested] = useState<GateRequest>()
  // A click can come before the server has said whether someone is signed in.
  useEffect(() => {
    if (!requested || loginState === 'unknown') return
    setRequested(undefined)
    void dispatch({ type: 'requested', request: requested, isSignedIn: loginState })
  }, [requested, loginState, dispatch])

  const authentication = useMemo(
    () => ({
      loginState,
      request(request: GateRequest) {
        // A link in an email, or another site, leads back to this page.
        const data = { redirect: `${pathname}${withoutGateParameters(search)}${hash}`, ...request.data }
        setRequested({ ...request, data })
      },
    }),
    [loginState, pathname, search, hash],
  )
  return (
    <Context.Provider value={authentication}>
      {children}
      {gate && (
        <Suspense>
          <GateDialog
            view={gate.view}
            hasThirdPartySignIn={hasThirdPartySignIn}
            onMoved={(view) => void dispatch({ type: 'moved', view })}
            onPassed={() => void dispatch({ type: 'passed' })}
            onCancel={() => void dispatch({ type: 'canceled' })}
          />
        </Suspense>
      )}
    </Context.Provider>
  )
}

/** Returns the gate of this page. Throws outside `GateProvider`. */
export function useAuthentication(): Authentication {
  const authentication = useContext(Context)
  if (!authentication) throw new Error('useAuthentication must be used within a GateProvider')
  return authentication
}
