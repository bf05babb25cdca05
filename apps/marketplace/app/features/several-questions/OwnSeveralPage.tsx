import type { CommunityQuestion, QuestionGroup } from '@pkg/api-client'
import { ButtonLink, Card, Cluster, Heading, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { questionsTexts } from '~/features/questions'
import { asOfText } from '~/parts/as-of/as-of-text'
import { OriginalText } from '~/site/language/OriginalText'
import { comparePath, minCompared } from '~/site/links/compare-links'
import { askSeveralPath } from '~/site/links/several-questions-links'
import type { OwnSeveral } from './own-several.server'
import * as styles from './several-questions.css'
import { severalTexts } from './texts'

const words = severalTexts.own

/** A person's own question to several communities, with their answers side by side. Undefined for a question that this person didn't ask. [COMM-010] */
export function OwnSeveralPage({ own }: { own: OwnSeveral | undefined }) {
  return (
    <PageFrame>
      {own ? (
        <OwnGroup {...own} />
      ) : (
        <>
          <Heading level={1}>{words.missing}</Heading>
          <Text size="lead">{words.missingDetail}</Text>
        </>
      )}
    </PageFrame>
  )
}

function OwnGroup({ group, isByEmail }: OwnSeveral) {
  const { text, language, askedOn, questions } = group
  const ids = questions.map(({ communityId }) => communityId)
  const isWaiting = questions.some(({ answers, status }) => answers.length === 0 && status !== 'removed')
  return (
    <>
      <Heading level={1}>{words.title(questions.length)}</Heading>
      <div>
        <Text size="lead">
          <span className={styles.words}>
            <OriginalText language={language}>{text}</OriginalText>
          </span>
        </Text>
        <Text size="small" tone="muted">
          {words.asked(asOfText(askedOn))}
        </Text>
      </div>
      <ul className={styles.answers}>
        {questions.map((question) => (
          <Card as="li" key={question.id}>
            <CommunityAnswer question={question} />
          </Card>
        ))}
      </ul>
      {isWaiting && <Text>{isByEmail ? words.later : words.laterByAccount}</Text>}
      <Cluster gap={12}>
        {ids.length >= minCompared && <ButtonLink href={comparePath(ids)}>{words.compare}</ButtonLink>}
        <ButtonLink href={askSeveralPath(ids)}>{words.another}</ButtonLink>
      </Cluster>
    </>
  )
}

type OneQuestion = QuestionGroup['questions'][number]

function CommunityAnswer({ question }: { question: OneQuestion }) {
  const { communityName, communityUrl, answers } = question
  return (
    <div className={styles.answer}>
      <Heading level={2} look="label">
        <TextLink href={communityUrl}>{communityName}</TextLink>
      </Heading>
      {answers.map(({ text, answeredBy, answeredOn }) => (
        <div key={answeredBy}>
          <p className={styles.words}>
            <OriginalText>{text}</OriginalText>
          </p>
          <Text size="small" tone="muted">
            {questionsTexts.answeredBy[answeredBy](communityName, asOfText(answeredOn))}
          </Text>
        </div>
      ))}
      {answers.length === 0 && <Text>{stateText(question)}</Text>}
      {question.status === 'removed' && question.reason && <Text>{words.reason(question.reason)}</Text>}
    </div>
  )
}

function stateText({ status, askedOn, isOverdue }: CommunityQuestion): string {
  if (status === 'removed') return words.declined
  return (isOverdue ? words.overdue : words.waiting)(asOfText(askedOn))
}
