import { TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'

/** Links to a document of an advisor, which the browser downloads. [AGENT-004] */
export function DocumentLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TextLink
      href={`/api/platform/agent-documents/${id}`}
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
