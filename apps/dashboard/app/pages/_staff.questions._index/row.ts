import type { CommunityQuestion } from '@pkg/api-client'
import { formatCalendarDay } from '~/site/server/times'
import { questionsTexts } from '~/features/questions'
import { absentTexts } from '~/site/texts'

/** A row of the questions. */
export interface QuestionRow extends Pick<CommunityQuestion, 'id' | 'communityName'> {
  /** What was asked. */
  name: string
  href: string
  /** Who asked. A provider learns it when the question is published, and no one of a question to several communities. */
  author: string
  /** Says that a family asked without its name. */
  secondLine?: string
  askedOn: string
}

/** Returns the row of a question. [COMM-010] */
export const questionRow = ({
  id,
  text,
  communityName,
  author,
  isAnonymous,
  askedOn,
}: CommunityQuestion): QuestionRow => ({
  id,
  name: text,
  href: `/questions/${id}`,
  communityName,
  author: author ?? absentTexts.value,
  ...(isAnonymous && { secondLine: questionsTexts.anonymous }),
  askedOn: formatCalendarDay(askedOn),
})
