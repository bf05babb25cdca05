import { useEffect, useRef, type RefObject } from 'react'

/** Returns a reference to the latest `value`, for callbacks that a machine gets only once. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
