import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Stack, Text, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { disputeTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = disputeTexts
const maxDispute = 500

/** Disputes an invoice. Works without scripts. [DASH-006, WORK-010, WORK-013] */
export function DisputeForm(props: { rejected: RejectedForm | undefined }) {
  const rejected = rejectedWith(props.rejected, 'dispute')
  const isBusy = useSentForm()?.get('intent') === 'dispute'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.form}
        </Heading>
        <Text size="small">{words.help}</Text>
        <TextArea
          name="dispute"
          label={words.label}
          hint={words.hint}
          error={rejected?.errors['dispute'] ?? rejected?.message}
          rows={3}
          max={maxDispute}
          defaultValue={rejected?.typed['dispute'] ?? ''}
        />
        <div>
          <Button type="submit" name="intent" value="dispute" busy={isBusy}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
