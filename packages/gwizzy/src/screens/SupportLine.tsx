import { Text, TextLink } from '@pkg/ui'
import type { Support } from '../support'
import * as styles from './Shell.css'
import { useTexts } from '../texts/language'

/** Returns the `tel:` URL of a formatted phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The family support email address and phone number. [CONF-007] */
export function SupportLine({ support: { email, phone } }: { support: Support }) {
  const { outcome } = useTexts()
  return (
    <Text size="small" tone="muted">
      {outcome.support} <TextLink href={`mailto:${email}`}>{email}</TextLink>,{' '}
      <span className={styles.phone}>
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>
      </span>
    </Text>
  )
}
