import { Container, Notice, TextLink } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { readGateRequest } from './gate-request'
import { accountLinkTexts } from './account-link-texts'

/** A link to the gate's page, for URLs that request the gate in a browser without scripts. */
export function WithoutScript() {
  const { search, pathname } = useLocation()
  if (pathname === '/login' || !readGateRequest(search)) return null
  return (
    <noscript>
      <Container>
        <Notice title={accountLinkTexts.withoutScriptDetail}>
          <TextLink href={`/login${search}`}>{accountLinkTexts.withoutScript}</TextLink>
        </Notice>
      </Container>
    </noscript>
  )
}
