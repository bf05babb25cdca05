import { Heading } from '@pkg/ui/core'
import { useEffect, useRef } from 'react'
import { useIds } from '../steps/ids'

/** The heading of a screen. Takes the focus when the screen appears and when its text changes. */
export function ScreenHeading({ level, children }: { level: 1 | 2; children: string }) {
  const ids = useIds()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [children])
  return (
    <Heading ref={heading} id={ids.question} level={level} look="h2" tabIndex={-1} data-autofocus="">
      {children}
    </Heading>
  )
}
