import { Heading } from '@pkg/ui/core'
import { useEffect, useRef } from 'react'
import { useIds } from '../steps/ids'

/** What a screen is about. It takes the focus when the screen comes, and whenever its words change. */
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
