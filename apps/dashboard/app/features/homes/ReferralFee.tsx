import { Card, Heading, Ledger, Stack, Text } from '@pkg/ui'
import type { HomeClosing } from './closing'
import { closingTexts as words } from './texts'

/** The referral fee of a home that was sold or bought, and how it’s made up, or what is missing to know it. [DASH-016] */
export function ReferralFee({ closing }: { closing: HomeClosing | undefined }) {
  if (!closing) return null
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.fee}
        </Heading>
        {closing.lines.length > 0 && <Ledger lines={closing.lines} />}
        {closing.missing && <Text size="small">{closing.missing}</Text>}
      </Stack>
    </Card>
  )
}
