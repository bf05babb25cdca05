import { ButtonLink } from '@pkg/ui'
import type { MouseEvent } from 'react'
import { authTexts } from '../texts'

/** Links to the operator's identity provider. It's a link because the content security policy keeps forms on our own site. [API-014, CLIENT-010] */
export function ThirdPartyLink({ redirect }: { redirect: string | undefined }) {
  const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`
  const href = `/sign-in/third-party${query}`
  // The route answers with a redirect to another site, which the router can't follow.
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
