import type { User } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { Button, Stack, Text } from '@pkg/ui'
import { authTexts } from '~/features/authentication'
import type { AccountResult } from './account-result'
import * as styles from './AccountPage.css'
import { AccountField, AccountSection, resultFor } from './AccountSection'

const words = authTexts.accountPage

/** A person's own contact info, and the buttons that verify it. [API-003, HOME-003] */
export function ContactSection({ user, result }: { user: User; result: AccountResult | undefined }) {
  const own = resultFor(result, ['contact', 'verify-email', 'verify-phone', 'phone-code'])
  const typed: Partial<Record<string, string>> = own?.typed ?? {}
  return (
    <AccountSection title={words.contact} result={own}>
      <form method="post" noValidate>
        <Stack gap={20}>
          <AccountField name="name" result={own} defaultValue={typed['name'] ?? user.name} autoComplete="name" />
          <AccountField
            name="email"
            result={own}
            type="email"
            defaultValue={typed['email'] ?? user.email}
            autoComplete="email"
            hint={user.email ? (user.isEmailVerified ? words.emailVerified : words.emailOpen) : undefined}
          />
          <AccountField
            name="phone"
            result={own}
            type="tel"
            defaultValue={typed['phone'] ?? (user.phone && formatPhone(user.phone))}
            autoComplete="tel"
            hint={user.phone ? (user.isPhoneVerified ? words.phoneVerified : words.phoneOpen) : undefined}
          />
          <ContactButtons user={user} />
        </Stack>
      </form>
      {own?.codeId && <PhoneCode phone={user.phone ?? ''} codeId={own.codeId} result={own} />}
    </AccountSection>
  )
}

function ContactButtons({ user }: { user: User }) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" name="intent" value="contact" variant="primary">
        {words.save}
      </Button>
      {user.email && !user.isEmailVerified && (
        <Button type="submit" name="intent" value="verify-email" variant="quiet">
          {words.verifyEmail}
        </Button>
      )}
      {user.phone && !user.isPhoneVerified && (
        <Button type="submit" name="intent" value="verify-phone" variant="quiet">
          {words.verifyPhone}
        </Button>
      )}
    </div>
  )
}

function PhoneCode({ phone, codeId, result }: { phone: string; codeId: string; result: AccountResult }) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="codeId" value={codeId} />
      <Stack gap={20}>
        <Text>{words.phoneTitle(phone)}</Text>
        <AccountField name="code" result={result} autoComplete="one-time-code" />
        <div>
          <Button type="submit" name="intent" value="phone-code">
            {words.phoneSubmit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
