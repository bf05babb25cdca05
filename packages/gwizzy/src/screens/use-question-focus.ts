import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of the question's heading, which takes the focus when the step changes, and with `focusesFirst` also when it appears. */
export function useQuestionFocus(step: string, focusesFirst: boolean): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  const focuses = useRef(focusesFirst)
  useEffect(() => {
    if (focuses.current) heading.current?.focus()
    focuses.current = true
  }, [step])
  return heading
}
