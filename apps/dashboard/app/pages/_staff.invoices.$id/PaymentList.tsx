import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type PaymentView, paymentTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = paymentTexts

export interface PaymentListProps {
  payments: PaymentView[]
  canWithdraw: boolean
  rejected: RejectedForm | undefined
}

/** The payments of an invoice. Admins withdraw one that was recorded by mistake. Works without scripts. [WORK-013] */
export function PaymentList({ payments, canWithdraw, rejected }: PaymentListProps) {
  if (payments.length === 0) return <Text size="small">{words.none}</Text>
  return (
    <Stack as="ul" gap={12}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <Stack gap={4}>
            <Text as="span">{payment.isStanding ? payment.text : <s>{payment.text}</s>}</Text>
            {payment.note && (
              <Text as="span" size="small" tone="muted">
                {payment.note}
              </Text>
            )}
            {canWithdraw && payment.isStanding && <WithdrawForm payment={payment} rejected={rejected} />}
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

function WithdrawForm({
  payment: { id, text },
  rejected: anyRejected,
}: { payment: PaymentView } & Pick<PaymentListProps, 'rejected'>) {
  const sent = useSentForm()
  const withdrawn = rejectedWith(anyRejected, 'withdraw')
  const rejected = withdrawn?.typed['payment'] === id ? withdrawn : undefined
  return (
    <details open={rejected !== undefined}>
      <summary>{words.withdrawTitle(text)}</summary>
      <Form method="post">
        <input type="hidden" name="payment" value={id} />
        <Stack gap={12}>
          <TextField
            label={words.withdrawReason}
            hint={words.withdrawHelp}
            name="withdraw-reason"
            maxLength={500}
            autoComplete="off"
            defaultValue={rejected?.typed['withdraw-reason']}
            error={rejected?.errors['withdraw-reason'] ?? rejected?.message}
          />
          <div>
            <Button type="submit" name="intent" value="withdraw" busy={sent?.get('payment') === id}>
              {words.withdraw}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
