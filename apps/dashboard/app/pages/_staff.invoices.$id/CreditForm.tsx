import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { paymentTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = paymentTexts

export interface CreditFormProps {
  /** The amount in dollars that it proposes: everything that isn’t credited yet. */
  amount: string
  rejected: RejectedForm | undefined
}

/** Credits an issued invoice, in full or in part. Works without scripts. [BIZ-004, WORK-013] */
export function CreditForm({ amount, rejected: anyRejected }: CreditFormProps) {
  const rejected = rejectedWith(anyRejected, 'credit')
  const isBusy = useSentForm()?.get('intent') === 'credit'
  return (
    <Form method="post">
      <Stack gap={12}>
        <Text size="small">{words.creditHelp}</Text>
        <TextField
          label={words.amountLabel}
          name="credit-amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={rejected?.typed['credit-amount'] ?? amount}
          error={rejected?.errors['credit-amount'] ?? rejected?.message}
        />
        <TextField
          label={words.creditReason}
          name="credit-reason"
          maxLength={500}
          autoComplete="off"
          defaultValue={rejected?.typed['credit-reason']}
          error={rejected?.errors['credit-reason']}
        />
        <div>
          <Button type="submit" name="intent" value="credit" busy={isBusy}>
            {words.creditButton}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
