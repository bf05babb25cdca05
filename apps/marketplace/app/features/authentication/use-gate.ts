import { useNavigate } from '@remix-run/react'
import { useCallback, useRef, useState } from 'react'
import { returnFocus } from '~/features/wizard'
import { type Gate, type GateEvent, nextGate } from './gate'
import { identify } from './identify'
import type { useLoginState } from './use-login-state'

/** Sends an event to the gate. */
export type GateDispatch = (event: GateEvent) => Promise<void>

/** Returns the gate, and what changes it. Once the person has passed, `refresh` finds out who they are. [AUTH-003 to AUTH-008] */
export function useGate(refresh: ReturnType<typeof useLoginState>['refresh']): [Gate, GateDispatch] {
  const navigate = useNavigate()
  const [gate, setGate] = useState<Gate>()
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
  return [gate, dispatch]
}
