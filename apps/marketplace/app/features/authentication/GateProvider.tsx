import { useLocation, useNavigate } from '@remix-run/react'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { returnFocus } from '~/features/wizard'
import { useSite } from '~/site/frame/site'
import { useVisitor } from '~/site/visitor/visitor'
import { type Gate, type GateEvent, nextGate } from './gate'
import { type GateRequest, readGateRequest, withoutGateParameters } from './gate-request'
import { identify } from './identify'
import type { LoginState } from './login-state'
import { useLoginState } from './use-login-state'

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
  const navigate = useNavigate()
  const { pathname, search, hash, key } = useLocation()
  const handledVisit = useRef<string>()
  const [gate, setGate] = useState<Gate>()
  const [requested, setRequested] = useState<GateRequest>()
  const opener = useRef<Element | null>(null)

  const dispatch = useCallback(
    async (event: GateEvent) => {
      const isOver = event.type === 'passed' || (event.type === 'canceled' && gate?.view.isSignedIn === true)
      if (event.type === 'requested') opener.current = document.activeElement
      const outcome = nextGate(gate, event)
      setGate(outcome.gate)
      if (outcome.gate === undefined) returnFocus(opener.current)
      if (isOver) {
        const { user } = await refresh()
        if (user) identify(user)
      }
      outcome.callback?.()
      if (outcome.goTo !== undefined) void navigate(outcome.goTo)
    },
    [gate, navigate, refresh],
  )

  // Waits until the API has said whether someone is signed in.
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
    void prefilled(wanted).then((request) => dispatch({ type: 'requested', request, isSignedIn: loginState }))
  }, [search, pathname, hash, key, loginState, navigate, dispatch])

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

/** Fills in the sign-up form from an invitation. With one that expired, the form is empty. [AUTH-008] */
async function prefilled(request: GateRequest): Promise<GateRequest> {
  const { status, token } = request.data
  if (status !== 'invite' || token === undefined) return request
  const response = await fetch('/api/platform/auth/invitation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { token } }),
  }).catch(() => undefined)
  if (!response?.ok) {
    const { token: _, ...data } = request.data
    return { ...request, data }
  }
  return { ...request, data: { ...request.data, ...readInvited(await response.json()) } }
}

function readInvited(value: unknown): { name?: string; email?: string } {
  if (typeof value !== 'object' || value === null) return {}
  const { name, email } = { name: undefined, email: undefined, ...value }
  return { ...(typeof name === 'string' ? { name } : {}), ...(typeof email === 'string' ? { email } : {}) }
}
