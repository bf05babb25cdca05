import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Notice, Stack, Text, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { maxDecisionLength } from '~/site/forms/form-limits'
import type { RejectedDecision } from './rejected-decision'
import { decideTexts } from './texts'

export interface DecisionProps {
  approve: string
  /** What approval does. */
  approveHelp: string
  decline: string
  rejected: RejectedDecision | undefined
  /** Fields that an approval needs. Without them, nothing can be approved yet. */
  children?: ReactNode
  canApprove?: boolean
  canDecline?: boolean
  /** Who reads the reason, and its longest length in characters. */
  reason?: { hint: string; max: number }
  /** The status on which the decision is based, for decisions that depend on it. */
  status?: string
}

const words = decideTexts

const emailedReason = { hint: words.reasonHint, max: maxDecisionLength }

/** Approves what someone sent, or declines it with a reason that is emailed to them. [ROLE-009] */
export function Decision(props: DecisionProps) {
  const { approve, approveHelp, decline, rejected, children, status } = props
  const { canApprove = true, canDecline = true, reason = emailedReason } = props
  const intent = useSentForm()?.get('intent')
  return (
    <Stack gap={32}>
      {rejected?.message && <Notice tone="critical" role="alert" title={rejected.message} />}
      {canApprove && (
        <Form method="post" preventScrollReset>
          <Stack gap={12}>
            <Heading level={2} look="label">
              {approve}
            </Heading>
            <Text size="small">{approveHelp}</Text>
            {children}
            <div>
              <Button type="submit" variant="primary" name="intent" value="approve" busy={intent === 'approve'}>
                {approve}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
      {canDecline && (
        <Form method="post" preventScrollReset>
          {status && <input type="hidden" name="status" value={status} />}
          <Stack gap={12}>
            <Heading level={2} look="label">
              {decline}
            </Heading>
            <TextArea
              label={words.reason}
              hint={reason.hint}
              error={rejected?.reason}
              name="reason"
              rows={3}
              max={reason.max}
              defaultValue={rejected?.typed}
            />
            <div>
              <Button type="submit" variant="neutral" name="intent" value="decline" busy={intent === 'decline'}>
                {decline}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </Stack>
  )
}
