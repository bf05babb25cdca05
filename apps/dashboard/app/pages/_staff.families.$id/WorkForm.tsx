import { useSentForm } from '@pkg/remix-host/react'
import { Button, Notice, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { familyTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'

export interface WorkFormProps {
  intent: string
  button: string
  rejected: RejectedForm | undefined
  children: ReactNode
}

/** A form of the family page, with what to correct that concerns no field. */
export function WorkForm({ intent, button, rejected, children }: WorkFormProps) {
  const isBusy = useSentForm()?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {children}
        <div>
          <Button type="submit" name="intent" value={intent} size="small" busy={isBusy}>
            {isBusy ? familyTexts.saving : button}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
