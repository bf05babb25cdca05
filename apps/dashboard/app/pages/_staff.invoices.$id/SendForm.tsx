import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type InvoiceEmails, invoiceEmailTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = invoiceEmailTexts

export interface SendFormProps {
  emails: InvoiceEmails
  rejected: RejectedForm | undefined
}

/** Emails an invoice to the community’s billing office. Works without scripts. [WORK-013] */
export function SendForm({ emails: { isSent, sendTo }, rejected: anyRejected }: SendFormProps) {
  const rejected = rejectedWith(anyRejected, 'send')
  const isBusy = useSentForm()?.get('intent') === 'send'
  return (
    <Form method="post" noValidate>
      <Stack gap={12}>
        <TextField
          label={words.recipient}
          hint={words.help}
          name="recipient"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={rejected?.typed['recipient'] ?? sendTo}
          error={rejected?.errors['recipient'] ?? rejected?.message}
        />
        <div>
          <Button type="submit" name="intent" value="send" variant={isSent ? 'secondary' : 'primary'} busy={isBusy}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** What was sent with an invoice, and what will be. */
export const EmailFacts = ({ emails }: { emails: InvoiceEmails }) => (
  <Stack gap={4}>
    {emails.sentences.map((sentence, place) => (
      <Text key={place} size="small">
        {sentence}
      </Text>
    ))}
  </Stack>
)
