import { ButtonLink } from '@pkg/ui'
import { signInTexts } from './texts'

/** Links to the operator's identity provider. It's a link because the content security policy keeps forms on our own site. */
export function ThirdPartyLink({ query }: { query: string }) {
  const wanted = new URLSearchParams(query).get('loginRedirect')
  const search = wanted === null ? '' : `?${new URLSearchParams({ loginRedirect: wanted })}`
  return (
    <ButtonLink
      href={`/sign-in/third-party${search}`}
      variant="neutral"
      width="full"
      onClick={(event) => {
        // The route responds with a redirect to another site, which the router can't follow.
        event.preventDefault()
        location.assign(event.currentTarget.href)
      }}
    >
      {signInTexts.thirdParty}
    </ButtonLink>
  )
}
