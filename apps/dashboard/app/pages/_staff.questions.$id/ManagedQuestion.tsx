import { Button, Card, Stack, Text, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { DraftTextArea } from '~/site/forms/DraftTextArea'
import { questionsTexts as words } from '~/features/questions'

/** The longest answer and the longest reason, in characters. */
const max = { answer: 2000, reason: 300 } as const

/** A form that couldn't be saved, with what was typed. */
export interface RejectedForm {
  intent: 'answer' | 'refuse'
  error: string | undefined
  typed: string
}

export interface ManagedQuestionProps {
  id: string
  /** The community and when the question was asked. */
  facts: string
  /** Missing for a provider until the question is published. */
  author: string | undefined
  isPublished: boolean
  answers: { text: string; by: string }[]
  /** What this side answered before, which a new answer replaces. */
  ownAnswer: string | undefined
  canRefuse: boolean
  rejected: RejectedForm | undefined
}

/** One question with its answers, the form that answers it, and for admins the form that declines or removes it. Works without scripts. [COMM-010] */
export function ManagedQuestion(props: ManagedQuestionProps) {
  const { id, facts, author, isPublished, answers, ownAnswer, canRefuse, rejected } = props
  return (
    <Card as="section">
      <Stack gap={20}>
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {facts}
          </Text>
          {author && (
            <Text size="small" tone="muted">
              {words.asked(author)}
            </Text>
          )}
        </Stack>
        {answers.map((answer) => (
          <Stack gap={4} key={answer.by}>
            <Text measured>{answer.text}</Text>
            <Text size="small" tone="muted">
              {answer.by}
            </Text>
          </Stack>
        ))}
        <AnswerForm id={id} ownAnswer={ownAnswer} rejected={rejected?.intent === 'answer' ? rejected : undefined} />
        {canRefuse && (
          <RefusalForm
            id={id}
            isPublished={isPublished}
            rejected={rejected?.intent === 'refuse' ? rejected : undefined}
          />
        )}
      </Stack>
    </Card>
  )
}

function AnswerForm({
  id,
  ownAnswer,
  rejected,
}: Pick<ManagedQuestionProps, 'id' | 'ownAnswer'> & { rejected: RejectedForm | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Stack gap={12}>
        <DraftTextArea
          draft={`answer ${id}`}
          savedKey=""
          name="text"
          label={words.answer}
          hint={words.answerHint}
          error={rejected?.error}
          rows={3}
          max={max.answer}
          initial={ownAnswer}
          rejected={rejected?.typed}
        />
        <div>
          <Button type="submit" size="small" name="intent" value="answer">
            {ownAnswer === undefined ? words.publish : words.replace}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function RefusalForm({
  id,
  isPublished,
  rejected,
}: Pick<ManagedQuestionProps, 'id' | 'isPublished'> & { rejected: RejectedForm | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="status" value={isPublished ? 'published' : 'pending'} />
      <Stack gap={12}>
        <TextArea
          name="reason"
          label={isPublished ? words.removeReason : words.declineReason}
          hint={words.reasonHint}
          error={rejected?.error}
          rows={2}
          max={max.reason}
          defaultValue={rejected?.typed ?? ''}
        />
        <div>
          <Button type="submit" size="small" variant="neutral" name="intent" value="refuse">
            {isPublished ? words.remove : words.decline}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
