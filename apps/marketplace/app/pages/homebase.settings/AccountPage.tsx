import type { Claim, User } from '@pkg/api-client'
import { Button, Heading, TextLink } from '@pkg/ui'
import { authTexts } from '~/features/authentication'
import { HomebaseFrame } from '~/features/own-pages'
import { PolicyLinks } from '~/features/legal'
import { receiptsTexts } from '~/features/receipts'
import type { AccountResult } from './account-result'
import * as styles from './AccountPage.css'
import { ClaimsSection } from './ClaimsSection'
import { ContactSection } from './ContactSection'
import { PasswordSection } from './PasswordSection'
import { SessionsSection, type SessionLine } from './SessionsSection'
import { sitePath } from '~/site/frame/site-path'

const words = authTexts.accountPage

export interface AccountPageProps {
  user: User
  sessions: SessionLine[]
  claims: Claim[]
  /** The result of the last form. */
  result: AccountResult | undefined
}

/** A person's own contact info, password, sessions, and claims. Each form works without scripts. [HOME-003, API-003, API-014] */
export function AccountPage({ user, sessions, claims, result }: AccountPageProps) {
  return (
    <HomebaseFrame current="settings">
      <div className={styles.page}>
        <Heading level={1}>{words.title}</Heading>
        <ContactSection user={user} result={result} />
        <PasswordSection hasPassword={user.hasPassword === true} result={result} />
        <SessionsSection sessions={sessions} result={result} />
        <ClaimsSection claims={claims} />
        <TextLink href="/receipts" standalone>
          {receiptsTexts.title}
        </TextLink>
        <PolicyLinks />
        <form method="post" action={sitePath('/sign-out')}>
          <Button type="submit" variant="neutral">
            {words.signOut}
          </Button>
        </form>
      </div>
    </HomebaseFrame>
  )
}
