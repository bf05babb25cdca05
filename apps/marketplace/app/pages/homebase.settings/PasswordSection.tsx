import { Button, Stack, Text } from '@pkg/ui'
import { authTexts } from '~/features/authentication'
import type { AccountResult } from './account-result'
import { AccountField, AccountSection, resultFor } from './AccountSection'

const words = authTexts.accountPage

/** Sets the first password, or changes it. [API-014] */
export function PasswordSection({ hasPassword, result }: { hasPassword: boolean; result: AccountResult | undefined }) {
  const own = resultFor(result, ['password'])
  return (
    <AccountSection title={words.password} result={own}>
      {!hasPassword && <Text tone="muted">{words.setPasswordLead}</Text>}
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="password" />
        <Stack gap={20}>
          {hasPassword && (
            <AccountField name="currentPassword" result={own} type="password" autoComplete="current-password" />
          )}
          <AccountField
            name="newPassword"
            result={own}
            type="password"
            autoComplete="new-password"
            hint={authTexts.hints.password}
          />
          <div>
            <Button type="submit">{hasPassword ? words.changePassword : words.setPassword}</Button>
          </div>
        </Stack>
      </form>
    </AccountSection>
  )
}
