import type { User } from '@pkg/api-client'
import { useCallback, useEffect, useState } from 'react'
import { type LoginState, loginStateOf } from './login-state'

interface Login {
  state: LoginState
  user?: User
}

/**
 * Whether somebody is signed in, and who. The API is asked for browsers with a session alone, unless forced, as after a sign-in; while it
 * is asked, the state is unknown. [AUTH-009, AUTH-010, ROLE-004]
 */
export function useLoginState(hasSession: boolean): Login & { refresh: () => Promise<Login> } {
  const [login, setLogin] = useState<Login>({ state: hasSession ? 'unknown' : false })
  const refresh = useCallback(async () => {
    setLogin({ state: 'unknown' })
    const response = fetch('/api/platform/users/me', { headers: { accept: 'application/vnd.api+json' } })
    const state = await loginStateOf(response)
    const user = state ? await (await response).json().then(userIn) : undefined
    const found = { state, ...(user ? { user } : {}) }
    setLogin(found)
    return found
  }, [])
  useEffect(() => {
    if (hasSession) void refresh()
    else setLogin({ state: false })
  }, [hasSession, refresh])
  return { ...login, refresh }
}

function userIn(document: { data?: { id: string; attributes: Omit<User, 'id'> } }): User | undefined {
  return document.data && { id: document.data.id, ...document.data.attributes }
}
