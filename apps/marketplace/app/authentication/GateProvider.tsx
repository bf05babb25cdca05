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
import { returnFocus } from '../components/Wizard/return-focus'
import { useSite } from '../root'
import { type Gate, gateAfter, type GateEvent, type GateRequest } from './gate'
import { gateOfAddress, withoutGate } from './gate-of-address'
import { identify } from './identify'
import type { LoginState } from './login-state'
import { useLoginState } from './use-login-state'

interface Authentication {
  loginState: LoginState
  /** Calls back at once for somebody signed in, and opens the gate for anyone else. [AUTH-003] */
  request(asked: GateRequest): void
}

const loadDialog = () => import('./GateDialog')
const GateDialog = lazy(() => loadDialog().then(({ GateDialog: component }) => ({ default: component })))
const Context = createContext<Authentication | undefined>(undefined)

/** Keeps the gate over every page, opens it for links that ask for it, and tells who waited. [AUTH-002 to AUTH-010] */
export function GateProvider({ children }: { children: ReactNode }) {
  const { isSignedIn, hasThirdParty } = useSite()
  const { state: loginState, refresh } = useLoginState(isSignedIn)
  const navigate = useNavigate()
  const { pathname, search, hash, key } = useLocation()
  const asked = useRef<string>()
  const [gate, setGate] = useState<Gate>()
  const opener = useRef<Element | null>(null)

  const meet = useCallback(
    async (event: GateEvent) => {
      const isOver = event.type === 'passed' || (event.type === 'cancelled' && gate?.view.isSignedIn === true)
      if (event.type === 'asked') opener.current = document.activeElement
      const outcome = gateAfter(gate, event)
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

  // The address is asked once the API has said whether somebody is signed in.
  useEffect(() => {
    const wanted = gateOfAddress(search)
    if (!wanted || loginState === 'unknown' || pathname === '/login' || pathname.startsWith('/sign-in/')) return
    // One visit of an address asks once, however often the page is drawn until the address has changed.
    if (asked.current === key) return
    asked.current = key
    void navigate({ pathname, search: withoutGate(search), hash }, { replace: true, preventScrollReset: true })
    void prefilled(wanted).then((request) => meet({ type: 'asked', request, isSignedIn: loginState }))
  }, [search, pathname, hash, key, loginState, navigate, meet])

  const authentication = useMemo(
    () => ({
      loginState,
      request(asked: GateRequest) {
        // Ways that leave the page, by letter or over another site, come back to it.
        const data = { redirect: `${pathname}${withoutGate(search)}${hash}`, ...asked.data }
        void meet({ type: 'asked', request: { ...asked, data }, isSignedIn: loginState === true })
      },
    }),
    [loginState, meet, pathname, search, hash],
  )
  return (
    <Context.Provider value={authentication}>
      {children}
      {gate && (
        <Suspense>
          <GateDialog
            view={gate.view}
            hasThirdParty={hasThirdParty}
            onMoved={(view) => void meet({ type: 'moved', view })}
            onPassed={() => void meet({ type: 'passed' })}
            onCancel={() => void meet({ type: 'cancelled' })}
          />
        </Suspense>
      )}
    </Context.Provider>
  )
}

/** The gate of this page. Throws outside of the provider. */
export function useAuthentication(): Authentication {
  const authentication = useContext(Context)
  if (!authentication) throw new Error('useAuthentication must be used within a GateProvider')
  return authentication
}

/** An invitation fills the sign-up in; one that is too old opens it empty. [AUTH-008] */
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
  const invited: unknown = await response.json()
  if (typeof invited !== 'object' || invited === null || !('name' in invited) || !('email' in invited)) return request
  return { ...request, data: { ...request.data, name: String(invited.name), email: String(invited.email) } }
}
