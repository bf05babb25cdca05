import { Container, Notice, TextLink } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { readGateRequest } from './gate-request'
import { authTexts } from './texts'

/** A link to the gate's page, for URLs that request the gate in a browser without scripts. */
export function WithoutScript() {
  const { search, pathname } = useLocation()
  if (pathname === '/login' || !readGateRequest(search)) return null
  return (
    <noscript>
      <Container>
        <Notice title={authTexts.withoutScriptDetail}>
          <TextLink href={`/login${search}`}>{authTexts.withoutScript}</TextLink>
        </Notice>
      </Container>
    </noscript>
  )
}
