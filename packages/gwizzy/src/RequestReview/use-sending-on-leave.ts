import { useEffect, useRef } from 'react'

/** Sends a held request when the person leaves the page or opens something else, because they asked for it and didn't undo it. */
export function useSendingOnLeave(isHolding: boolean, sendRequest: () => unknown): void {
  const latest = useRef(sendRequest)
  useEffect(() => {
    latest.current = sendRequest
  })
  const isHeld = useRef(isHolding)
  useEffect(() => {
    isHeld.current = isHolding
  }, [isHolding])
  useEffect(() => () => void (isHeld.current && latest.current()), [])
  useEffect(() => {
    if (!isHolding) return undefined
    const leave = () => void latest.current()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [isHolding])
}
