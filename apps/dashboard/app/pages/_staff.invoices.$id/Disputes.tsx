import { useSentForm } from '@pkg/remix-host/react'
import { Button, Cluster, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type DisputeView, disputeTexts, type InvoicePage } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = disputeTexts

/** What the community’s team disputed about an invoice, and the answers. [DASH-006, WORK-013] */
export function Disputes({ disputes, isWaiting }: { disputes: DisputeView[]; isWaiting: boolean }) {
  if (disputes.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.title}
      </Heading>
      {disputes.map(({ id, title, reason, answer }) => (
        <Notice key={id} tone={answer ? 'info' : 'caution'} title={title}>
          <Text>{reason}</Text>
          {answer ? (
            <Text size="small">
              {answer.title}: {answer.reason}
            </Text>
          ) : (
            isWaiting && <Text size="small">{words.waits}</Text>
          )}
        </Notice>
      ))}
    </Stack>
  )
}

export interface AnswerFormProps {
  invoice: InvoicePage
  rejected: RejectedForm | undefined
}

/** Answers the open dispute of an invoice with a credit, or with why the amount stays. Works without scripts. [WORK-013] */
export function AnswerForm({ invoice: { money }, rejected: anyRejected }: AnswerFormProps) {
  const rejected = rejectedWith(anyRejected, 'answer-credited') ?? rejectedWith(anyRejected, 'answer-declined')
  const sent = useSentForm()?.get('intent')
  return (
    <Form method="post">
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.answerTitle}
        </Heading>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        <TextField
          label={words.reason}
          hint={words.answerHelp}
          name="answer-reason"
          maxLength={500}
          autoComplete="off"
          defaultValue={rejected?.typed['answer-reason']}
          error={rejected?.errors['answer-reason']}
        />
        <TextField
          label={words.creditAmount}
          hint={words.creditHelp}
          name="answer-amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={rejected?.typed['answer-amount'] ?? money?.toCredit}
          error={rejected?.errors['answer-amount']}
        />
        <Cluster>
          <Button type="submit" name="intent" value="answer-credited" busy={sent === 'answer-credited'}>
            {words.credit}
          </Button>
          <Button type="submit" name="intent" value="answer-declined" busy={sent === 'answer-declined'}>
            {words.decline}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
