import { Button, Stack, TextField } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import { maxReason } from '~/families/read-reason'
import { texts } from '~/texts'

/** A reason that was not taken. */
export interface RefusedReason {
  typed: string
  error: string
}

/** Shows number and address for a reason, which is kept and which the family reads. [TRUST-008] */
export function RevealForm({ refused }: { refused: RefusedReason | undefined }) {
  const isBusy = useNavigation().formData?.get('intent') === 'reveal-contact'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextField
          label={texts.family.revealReason}
          hint={texts.family.revealHint}
          error={refused?.error}
          name="reason"
          maxLength={maxReason}
          defaultValue={refused?.typed}
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
