import { ButtonLink } from '@pkg/ui'
import type { MouseEvent } from 'react'
import { authTexts } from '../texts'

/** The way to the operator's OpenID Connect provider. A link, since a form may lead to our own site alone. [API-014, CLIENT-010] */
export function ThirdPartyLink({ redirect }: { redirect: string | undefined }) {
  const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`
  const href = `/sign-in/third-party${query}`
  // The browser itself has to go: the way ends on another site.
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    location.assign(href)
  }
  return (
    <ButtonLink href={href} variant="neutral" width="full" onClick={leave}>
      {authTexts.loginSignup.thirdParty}
    </ButtonLink>
  )
}
