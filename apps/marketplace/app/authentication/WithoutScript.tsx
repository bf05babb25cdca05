import { Container, Notice, TextLink } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { gateOfAddress } from './gate-of-address'
import { authTexts } from './texts'

/** Where no script can open the gate that an address asks for: a way to it as a page. */
export function WithoutScript() {
  const { search, pathname } = useLocation()
  if (pathname === '/login' || !gateOfAddress(search)) return null
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
