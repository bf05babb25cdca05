import { useSentForm } from '@pkg/remix-host/react'
import { Button, Notice, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'
import type { AgreementView } from './load-agreements.server'
import { agreementTexts } from './texts'

const words = agreementTexts

export interface AgreementFormProps {
  /** The agreement to correct. A new one is added without it. */
  agreement?: AgreementView | undefined
  rejected: RejectedForm | undefined
}

/** Adds, corrects, or ends a fee agreement. Works without scripts. [WORK-013] */
export function AgreementForm({ agreement, rejected: anyRejected }: AgreementFormProps) {
  const sent = useSentForm()
  const id = agreement?.id ?? ''
  const intent = agreement ? 'change' : 'add'
  const ofIntent = rejectedWith(anyRejected, intent)
  const rejected = ofIntent?.typed['agreement'] === id ? ofIntent : undefined
  const typed = (name: string, known: string | undefined) => rejected?.typed[name] ?? known
  return (
    <Form method="post">
      <input type="hidden" name="agreement" value={id} />
      {agreement && <input type="hidden" name="version" value={typed('version', String(agreement.version))} />}
      <Stack gap={12}>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        <TextField
          label={words.feeLabel}
          name="fee"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={typed('fee', agreement?.feePercent)}
          error={rejected?.errors['fee']}
        />
        <TextField
          label={words.daysLabel}
          name="days"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={typed('days', agreement?.daysToPay ?? '30')}
          error={rejected?.errors['days']}
        />
        <TextField
          label={words.startsOn}
          name="starts-on"
          type="date"
          defaultValue={typed('starts-on', agreement?.startsOn)}
          error={rejected?.errors['starts-on']}
        />
        <TextField
          label={words.endsOn}
          name="ends-on"
          type="date"
          defaultValue={typed('ends-on', agreement?.endsOn)}
          error={rejected?.errors['ends-on']}
        />
        <div>
          <Button type="submit" name="intent" value={intent} busy={sent?.get('agreement') === id}>
            {agreement ? words.saveChange : words.save}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
