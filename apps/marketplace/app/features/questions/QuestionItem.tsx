import type { CommunityQuestion } from '@pkg/api-client'
import { Heading, Text } from '@pkg/ui'
import { questionsTexts as words } from './texts'
import { asOfText } from '~/parts/as-of/as-of-text'
import * as styles from './Questions.css'
import { OriginalText } from '~/site/language/OriginalText'

type ShownQuestion = Pick<
  CommunityQuestion,
  'text' | 'language' | 'author' | 'isAnonymous' | 'isOverdue' | 'answers' | 'communityName'
> & {
  /** Missing while no one has sent it. */
  askedOn?: CommunityQuestion['askedOn']
}

interface QuestionItemProps {
  question: ShownQuestion
  /** The level of the question's heading. */
  level: 2 | 3
}

/** One question with its answers: who asked and who answered, and when. [COMM-010] */
export function QuestionItem({ question, level }: QuestionItemProps) {
  const { text, language, author, isAnonymous, isOverdue, askedOn, answers, communityName } = question
  const asked = isAnonymous ? words.askedWithoutName : author && ((day: string) => words.asked(author, day))
  return (
    <div className={styles.item}>
      <Heading level={level} look="label">
        <span className={styles.words}>
          <OriginalText language={language}>{text}</OriginalText>
        </span>
      </Heading>
      {asked && askedOn && (
        <Text size="small" tone="muted">
          {asked(asOfText(askedOn))}
        </Text>
      )}
      {isOverdue && askedOn && <Text>{words.overdue(asOfText(askedOn))}</Text>}
      {answers.map((answer) => (
        <div key={answer.answeredBy} className={styles.answer}>
          <p className={styles.words}>
            <OriginalText>{answer.text}</OriginalText>
          </p>
          <Text size="small" tone="muted">
            {words.answeredBy[answer.answeredBy](communityName, asOfText(answer.answeredOn))}
          </Text>
        </div>
      ))}
    </div>
  )
}
