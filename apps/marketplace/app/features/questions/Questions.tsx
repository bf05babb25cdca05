import type { CommunityQuestion } from '@pkg/api-client'
import { ButtonLink, Cluster, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { opener } from '~/parts/opener/opener.css'
import { newQuestionPath } from '~/site/links/question-links'
import { askSeveralPath } from '~/site/links/several-questions-links'
import { questionsTexts as words } from './texts'
import { QuestionItem } from './QuestionItem'
import * as styles from './Questions.css'

/** How many questions show without opening the rest. */
const shown = 4

interface QuestionsProps {
  communityId: string
  /** The answered questions, newest first. Undefined if the API couldn't say. */
  questions: CommunityQuestion[] | undefined
}

/** The questions that families asked about a community, with answers, and the link to ask one. Nothing here depends on the visitor. [COMM-010] */
export function Questions({ communityId, questions }: QuestionsProps) {
  const rest = questions?.slice(shown) ?? []
  return (
    <Stack gap={20}>
      <Cluster justify="between" gap={16}>
        <Heading level={2}>{words.title}</Heading>
        <ButtonLink href={newQuestionPath(communityId)} variant="neutral">
          {words.ask}
        </ButtonLink>
      </Cluster>
      <TextLink href={askSeveralPath([communityId])} standalone>
        {words.askSeveral}
      </TextLink>
      {questions === undefined && <Text>{words.unavailable}</Text>}
      {questions?.length === 0 && (
        <Stack gap={4}>
          <Text strong>{words.none}</Text>
          <Text tone="muted">{words.noneDetail}</Text>
        </Stack>
      )}
      {questions && questions.length > 0 && <QuestionList questions={questions.slice(0, shown)} />}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={opener}>{words.showMore(rest.length)}</summary>
          <QuestionList questions={rest} />
        </details>
      )}
    </Stack>
  )
}

function QuestionList({ questions }: { questions: CommunityQuestion[] }) {
  return (
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question.id} className={styles.listed}>
          <QuestionItem question={question} level={3} />
        </li>
      ))}
    </ul>
  )
}
