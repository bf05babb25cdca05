import { Card, Heading, Notice, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { QuestionItem } from './QuestionItem'
import type { OwnQuestion } from './own-question.server'
import { questionsPath } from '~/site/links/question-links'
import { askingTexts } from './asking-texts'

const words = askingTexts.own

interface OwnQuestionPageProps {
  /** Undefined for a question that this person didn't ask. */
  own: OwnQuestion | undefined
}

/** A person's own question: whether it has an answer, or why it isn't shown. [COMM-010] */
export function OwnQuestionPage({ own }: OwnQuestionPageProps) {
  return (
    <PageFrame width="text">
      {own ? (
        <OwnQuestionDetails {...own} />
      ) : (
        <>
          <Heading level={1}>{words.missing}</Heading>
          <Text size="lead">{words.missingDetail}</Text>
        </>
      )}
    </PageFrame>
  )
}

const tones = { pending: 'info', published: 'positive', removed: 'caution' } as const

function OwnQuestionDetails({ question, isByEmail }: OwnQuestion) {
  const { status, reason, communityName, communityUrl, answers } = question
  const isUnanswered = status === 'published' && answers.length === 0
  return (
    <>
      <Heading level={1}>{words.title(communityName)}</Heading>
      <Notice
        tone={isUnanswered ? 'info' : tones[status]}
        title={isUnanswered ? words.unanswered : words.status[status]}
        role="status"
      >
        {reason && <p>{words.reason(reason)}</p>}
        <p>{isUnanswered ? words.unansweredDetail : words.detail[status]}</p>
        {isByEmail && status === 'pending' && <p>{words.emailLater}</p>}
      </Notice>
      <Card as="section">
        <QuestionItem question={question} level={2} />
      </Card>
      <TextLink href={questionsPath(communityUrl)} standalone>
        {words.see}
      </TextLink>
    </>
  )
}
