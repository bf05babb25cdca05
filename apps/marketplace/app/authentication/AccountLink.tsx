import { BareLink, Icon, personIcon } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useSite } from '~/site/site'
import { useAuthentication } from './GateProvider'
import { authTexts } from './texts'

/** The link to sign-in, or to the account page. With scripts, it opens the gate over the page. */
export function AccountLink({ className }: { className: string }) {
  const { isSignedIn } = useSite()
  const { request } = useAuthentication()
  const { pathname, search } = useLocation()
  if (isSignedIn) {
    return (
      <BareLink href="/account" className={className}>
        <Icon shape={personIcon} />
        {authTexts.account}
      </BareLink>
    )
  }
  const openGate = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || pathname === '/login') return
    event.preventDefault()
    request({ role: 'customer', action: 'login', data: {} })
  }
  return (
    <BareLink
      href={`/login?loginRedirect=${encodeURIComponent(pathname + search)}`}
      className={className}
      onClick={openGate}
    >
      <Icon shape={personIcon} />
      {authTexts.signIn}
    </BareLink>
  )
}
