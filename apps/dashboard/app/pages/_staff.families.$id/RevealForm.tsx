import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { maxReasonLength } from '~/site/forms/form-limits'
import { familyTexts } from '~/features/families'
import type { RejectedField } from '~/site/forms/rejected-form'

/** Asks why an advisor needs the contact info. The reason is logged, and the family can see it. [TRUST-008] */
export function RevealForm({ rejected }: { rejected: RejectedField | undefined }) {
  const isBusy = useSentForm()?.get('intent') === 'reveal-contact'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextField
          label={familyTexts.revealReason}
          hint={familyTexts.revealHint}
          error={rejected?.error}
          name="reason"
          maxLength={maxReasonLength}
          defaultValue={rejected?.typed}
        />
        <div>
          <Button type="submit" name="intent" value="reveal-contact" size="small" busy={isBusy}>
            {familyTexts.reveal}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
