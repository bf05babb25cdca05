import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { maxReasonLength } from '~/families/form-limits'
import { texts } from '~/texts'
import type { RejectedField } from './rejected-field'

/** Asks why an advisor needs the contact info. The reason is logged, and the family can see it. [TRUST-008] */
export function RevealForm({ rejected }: { rejected: RejectedField | undefined }) {
  const isBusy = useSentForm()?.get('intent') === 'reveal-contact'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextField
          label={texts.family.revealReason}
          hint={texts.family.revealHint}
          error={rejected?.error}
          name="reason"
          maxLength={maxReasonLength}
          defaultValue={rejected?.typed}
        />
        <div>
          <Button type="submit" name="intent" value="reveal-contact" size="small" busy={isBusy}>
            {texts.family.reveal}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
