import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { maxReasonLength } from '~/site/forms/form-limits'
import type { RejectedField } from '~/site/forms/rejected-form'
import { offerTexts } from './texts'

export interface AcceptOrDeclineProps {
  /** What is offered, such as `home`: the form's field with its id, and the end of the intents `accept-home` and `decline-home`. */
  kind: 'offer' | 'home'
  id: string
  acceptLabel: string
  /** The reason that was sent and not accepted. */
  rejected: RejectedField | undefined
}

const words = offerTexts

/** The two responses to an offer: a button that accepts, and a reason with a button that declines. [GWZ-118, AGENT-006] */
export function AcceptOrDecline({ kind, id, acceptLabel, rejected }: AcceptOrDeclineProps) {
  const sent = useSentForm()
  const intent = sent?.get(kind) === id ? sent.get('intent') : undefined
  const [accept, decline] = [`accept-${kind}`, `decline-${kind}`]
  return (
    <>
      <Form method="post">
        <input type="hidden" name={kind} value={id} />
        <Button type="submit" variant="primary" name="intent" value={accept} busy={intent === accept}>
          {acceptLabel}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name={kind} value={id} />
        <Stack gap={12}>
          <TextField
            id={`decline-reason-${id}`}
            label={words.reason}
            hint={words.reasonHint}
            error={rejected?.error}
            name="decline-reason"
            maxLength={maxReasonLength}
            defaultValue={rejected?.typed}
          />
          <div>
            <Button type="submit" name="intent" value={decline} size="small" busy={intent === decline}>
              {words.decline}
            </Button>
          </div>
        </Stack>
      </Form>
    </>
  )
}
