import type { QuestionToConfirm } from '@pkg/api-client'
import { Button, ButtonLink, Card, Heading, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { QuestionItem } from './QuestionItem'
import { sitePath } from '~/site/frame/site-path'
import type { ConfirmationRefusal } from './own-question.server'
import { confirmQuestionPath } from '~/site/links/question-links'
import { askingTexts } from './asking-texts'

const words = askingTexts.confirm

interface ConfirmQuestionPageProps {
  token: string
  /** The question that the link sends. */
  question: QuestionToConfirm | undefined
  /** Why it wasn't sent, or can't be. */
  refusal: ConfirmationRefusal | undefined
}

/** Sends the question of an emailed link. Opening the page sends nothing, because mail programs open links. [COMM-010] */
export function ConfirmQuestionPage({ token, question, refusal }: ConfirmQuestionPageProps) {
  return (
    <PageFrame width="text">
      {refusal || !question ? (
        <Refusal refusal={refusal ?? 'expired'} />
      ) : (
        <>
          <Heading level={1}>{words.title(question.communityName)}</Heading>
          <Text size="lead">{words.lead}</Text>
          <Card as="section">
            <QuestionItem question={{ ...question, answers: [] }} level={2} />
          </Card>
          <Text>{words.published(question.author)}</Text>
          <form method="post" action={sitePath(confirmQuestionPath)}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </form>
        </>
      )}
    </PageFrame>
  )
}

function Refusal({ refusal }: { refusal: ConfirmationRefusal }) {
  const { title, detail } = words.refusals[refusal]
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{detail}</Text>
      <div>
        <ButtonLink href="/senior-living">{words.find}</ButtonLink>
      </div>
    </>
  )
}
