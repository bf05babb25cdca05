import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Stack, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { invoiceTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = invoiceTexts
const maxQuestion = 500

/** Asks staff about an invoice. Works without scripts. [DASH-006, WORK-010] */
export function QuestionForm(props: { rejected: RejectedForm | undefined }) {
  const rejected = rejectedWith(props.rejected, 'ask')
  const isBusy = useSentForm()?.get('intent') === 'ask'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.question}
        </Heading>
        <TextArea
          name="text"
          label={words.questionLabel}
          hint={words.questionHint}
          error={rejected?.errors['text'] ?? rejected?.message}
          rows={3}
          max={maxQuestion}
          defaultValue={rejected?.typed['text'] ?? ''}
        />
        <div>
          <Button type="submit" name="intent" value="ask" size="small" busy={isBusy}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
