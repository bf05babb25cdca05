import { useSentForm } from '@pkg/remix-host/react'
import { Button, Notice, Select, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { paymentTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = paymentTexts
const methods = Object.entries(words.methods).map(([value, label]) => ({ value, label }))

export interface PaymentFormProps {
  intent: 'pay' | 'refund'
  /** The amount in dollars that it proposes. */
  amount: string
  today: string
  version: number
  rejected: RejectedForm | undefined
}

/** Records a payment or a refund. Works without scripts. [WORK-013, DASH-006] */
export function PaymentForm({ intent, amount, today, version, rejected: anyRejected }: PaymentFormProps) {
  const rejected = rejectedWith(anyRejected, intent)
  const isBusy = useSentForm()?.get('intent') === intent
  const isRefund = intent === 'refund'
  return (
    <Form method="post">
      <input type="hidden" name="version" value={rejected?.typed['version'] ?? version} />
      <Stack gap={12}>
        {isRefund && <Text size="small">{words.refundHelp(`$${amount}`)}</Text>}
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        <TextField
          label={words.amountLabel}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={rejected?.typed['amount'] ?? amount}
          error={rejected?.errors['amount']}
        />
        <TextField
          label={isRefund ? words.refundDayLabel : words.dayLabel}
          name="received-on"
          type="date"
          defaultValue={rejected?.typed['received-on'] ?? today}
          error={rejected?.errors['received-on']}
        />
        <Select
          label={words.methodLabel}
          name="method"
          options={methods}
          placeholder={null}
          defaultValue={rejected?.typed['method'] ?? 'check'}
          error={rejected?.errors['method']}
        />
        <TextField
          label={words.referenceLabel}
          name="reference"
          autoComplete="off"
          maxLength={80}
          defaultValue={rejected?.typed['reference']}
          error={rejected?.errors['reference']}
        />
        <div>
          <Button type="submit" name="intent" value={intent} busy={isBusy}>
            {isRefund ? words.recordRefund : words.record}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
