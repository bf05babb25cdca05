import { Ledger, Stack, Text } from '@pkg/ui'
import { type InvoiceMoney, paymentTexts } from '~/features/invoices'
import { Part } from './Part'

const words = paymentTexts

/** What is paid, credited, and left of an invoice, and its payments for those who see them. [WORK-013] */
export function Payments({ money: { lines, payments } }: { money: InvoiceMoney }) {
  return (
    <Part title={words.title}>
      <Ledger lines={lines} />
      {payments?.length === 0 && <Text size="small">{words.none}</Text>}
      {payments && payments.length > 0 && (
        <Stack as="ul" gap={12}>
          {payments.map(({ id, text, note, isStanding }) => (
            <li key={id}>
              <Stack gap={4}>
                <Text as="span">{isStanding ? text : <s>{text}</s>}</Text>
                {note && (
                  <Text as="span" size="small" tone="muted">
                    {note}
                  </Text>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Part>
  )
}
