import type { User } from '@pkg/api-client'
import { useCallback, useEffect, useState } from 'react'
import { type LoginState, readLoginState } from './login-state'

interface Login {
  state: LoginState
  user?: User
}

/**
 * Returns who is signed in, and a function that checks again. It asks the API only for browsers with a session, and the state is unknown
 * meanwhile. [AUTH-009, AUTH-010, ROLE-004]
 */
export function useLoginState(hasSession: boolean | undefined): Login & { refresh: () => Promise<Login> } {
  const [login, setLogin] = useState<Login>({ state: 'unknown' })
  const refresh = useCallback(async () => {
    setLogin({ state: 'unknown' })
    const response = fetch('/api/platform/users/me', { headers: { accept: 'application/vnd.api+json' } })
    const state = await readLoginState(response)
    const user = state ? await (await response).json().then(userIn) : undefined
    const found = { state, ...(user ? { user } : {}) }
    setLogin(found)
    return found
  }, [])
  useEffect(() => {
    if (hasSession) void refresh()
    else if (hasSession === false) setLogin({ state: false })
  }, [hasSession, refresh])
  return { ...login, refresh }
}

function userIn(document: { data?: { id: string; attributes: Omit<User, 'id'> } }): User | undefined {
  return document.data && { id: document.data.id, ...document.data.attributes }
}
