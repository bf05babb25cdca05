import { TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'

/** Links to a file of the API by its path there, which the browser downloads. [AGENT-004, WORK-013] */
export function DocumentLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <TextLink
      href={`/api${path}`}
      standalone
      onClick={(event) => {
        // The API responds with a file, which the router can't show.
        event.preventDefault()
        location.assign(event.currentTarget.href)
      }}
    >
      {children}
    </TextLink>
  )
}
