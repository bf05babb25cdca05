import { useSentForm } from '@pkg/remix-host/react'
import { Button, ButtonLink, Cluster, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type InvoicePage, invoiceTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = invoiceTexts

export interface ManageInvoiceProps {
  invoice: InvoicePage
  rejected: RejectedForm | undefined
}

/** What an admin does with an invoice next: issues it, marks it as paid, or credits it. Works without scripts. [DASH-006, WORK-013] */
export function ManageInvoice({ invoice, rejected }: ManageInvoiceProps) {
  const { canIssue, canPay, canCredit, familyId, version } = invoice
  const sent = useSentForm()?.get('intent')
  if (!canIssue && !canPay && !canCredit) return null
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} look="label">
        {words.manage}
      </Heading>
      {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
      {(canIssue || canPay) && (
        <Form method="post">
          <input type="hidden" name="version" value={rejected?.typed['version'] ?? version} />
          <Stack gap={12}>
            <Text size="small">{canIssue ? words.draftHelp : words.issuedHelp}</Text>
            <Cluster>
              <Button
                type="submit"
                name="intent"
                value={canIssue ? 'issue' : 'pay'}
                variant="primary"
                size="small"
                busy={sent === 'issue' || sent === 'pay'}
              >
                {canIssue ? words.issue : words.paid}
              </Button>
              {canIssue && (
                <ButtonLink href={`/families/${familyId}/move-in`} size="small">
                  {words.correct}
                </ButtonLink>
              )}
            </Cluster>
          </Stack>
        </Form>
      )}
      {canCredit && <CreditForm rejected={rejectedWith(rejected, 'credit')} isBusy={sent === 'credit'} />}
    </Stack>
  )
}

function CreditForm({ rejected, isBusy }: { rejected: RejectedForm | undefined; isBusy: boolean }) {
  return (
    <Form method="post">
      <Stack gap={12}>
        <Heading level={3} look="label">
          {words.creditTitle}
        </Heading>
        <Text size="small">{words.creditHelp}</Text>
        <TextField
          label={words.creditReason}
          name="reason"
          maxLength={500}
          autoComplete="off"
          defaultValue={rejected?.typed['reason']}
          error={rejected?.errors['reason']}
        />
        <div>
          <Button type="submit" name="intent" value="credit" size="small" busy={isBusy}>
            {words.creditButton}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
