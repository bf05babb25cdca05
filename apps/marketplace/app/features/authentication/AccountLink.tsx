import { BareLink, Icon, personIcon } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { homebasePaths } from '~/site/links/homebase-links'
import { useVisitor } from '~/site/visitor/visitor'
import * as styles from './AccountLink.css'
import { useAuthentication } from './GateProvider'
import { accountLinkTexts } from './account-link-texts'

/**
 * The link to a person’s own page. Without a session, the settings ask them to sign in first. With scripts, it opens the gate over the page and says which of the two it
 * does. Without scripts, only the account page knows. [AUTH-003]
 */
export function AccountLink({ className }: { className: string }) {
  const hasSession = useVisitor()?.hasSession === true
  const { request } = useAuthentication()
  const { pathname, search } = useLocation()
  const openGate = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || pathname === '/login') return
    event.preventDefault()
    request({ role: 'customer', action: 'login', data: {} })
  }
  return (
    <BareLink
      href={hasSession ? homebasePaths.home : `${homebasePaths.settings}?from=${encodeURIComponent(pathname + search)}`}
      className={className}
      {...(hasSession ? {} : { onClick: openGate })}
    >
      <Icon shape={personIcon} />
      {hasSession ? (
        <span>{accountLinkTexts.account}</span>
      ) : (
        <>
          <span className={styles.withScripts}>{accountLinkTexts.signIn}</span>
          <span className={styles.withoutScripts}>{accountLinkTexts.account}</span>
        </>
      )}
    </BareLink>
  )
}
