import type { CommunityQuestion } from '@pkg/api-client'
import { Card, Container, Heading, Notice, Text, TextLink } from '@pkg/ui'
import { QuestionItem } from '../components/Questions/QuestionItem'
import { questionsPath } from './question-links'
import * as styles from './questions.css'
import { questionsTexts } from './texts'

const words = questionsTexts.own

interface OwnQuestionPageProps {
  /** Undefined for a question that this person didn't ask. */
  question: CommunityQuestion | undefined
}

/** A person's own question: whether it has an answer, or why it isn't shown. [COMM-010] */
export function OwnQuestionPage({ question }: OwnQuestionPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {question ? (
          <OwnQuestion question={question} />
        ) : (
          <>
            <Heading level={1}>{words.missing}</Heading>
            <Text size="lead">{words.missingDetail}</Text>
          </>
        )}
      </div>
    </Container>
  )
}

const tones = { pending: 'info', published: 'positive', removed: 'caution' } as const

function OwnQuestion({ question }: { question: CommunityQuestion }) {
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
