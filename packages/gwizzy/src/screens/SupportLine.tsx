import { Text, TextLink } from '@pkg/ui'
import type { Support } from '../support'
import { texts } from '../texts'

/** The family-support mailbox and number. [CONF-007] */
export function SupportLine({ support: { email, phone } }: { support: Support }) {
  return (
    <Text size="small" tone="muted">
      {texts.outcome.support} <TextLink href={`mailto:${email}`}>{email}</TextLink>,{' '}
      <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
    </Text>
  )
}
