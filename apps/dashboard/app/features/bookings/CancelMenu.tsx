import { useSentForm } from '@pkg/remix-host/react'
import { Button, Notice, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Menu } from '~/parts/Menu/Menu'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { BookingRow } from './booking-row'
import { bookingsTexts } from './texts'

const words = bookingsTexts

export interface CancelMenuProps {
  booking: BookingRow
  rejected: RejectedForm | undefined
}

/** Cancels a tour or a call, with a reason that the others read. Works without scripts. [WORK-020] */
export function CancelMenu({ booking: { id, kind, title, when, version }, rejected }: CancelMenuProps) {
  const intent = `cancel-${kind}`
  const sent = useSentForm()
  const isBusy = sent?.get('intent') === intent && sent.get('booking') === id
  return (
    <Menu
      id={`cancel-${id}`}
      label={words.cancel}
      about={words.on(title, when)}
      opens="down-end"
      isOpen={rejected !== undefined}
    >
      <Form method="post" preventScrollReset>
        <Stack gap={12}>
          {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
          <input type="hidden" name="booking" value={id} />
          <input type="hidden" name="version" value={rejected?.typed['version'] ?? version} />
          <TextField
            id={`cancel-reason-${id}`}
            label={words.reason}
            hint={words.reasonHint[kind]}
            name="cancel-reason"
            maxLength={300}
            defaultValue={rejected?.typed['cancel-reason']}
            error={rejected?.errors['cancel-reason']}
          />
          <div>
            <Button type="submit" name="intent" value={intent} size="small" busy={isBusy}>
              {words.cancelButton[kind]}
            </Button>
          </div>
        </Stack>
      </Form>
    </Menu>
  )
}
