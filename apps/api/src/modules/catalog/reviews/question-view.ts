import type { CommunityQuestion } from '@pkg/api-client'
import { isOverdue, siteDay } from '@pkg/domain'
import type { Person } from '../../../http/person'
import type { AnswerRow, QuestionDetails } from './question-store'

/** Who reads a question. */
export interface QuestionReader extends Pick<Person, 'role' | 'userId'> {
  /** Whether an emailed link shows that they asked it. */
  isAsker?: boolean
}

/**
 * Returns a question with its answers as a person sees it. Until it's published, only the person who asked and admins see who asked. Only they see why it
 * isn't shown. No one sees who asked several communities, or which ones. [COMM-010]
 */
export function toCommunityQuestion(
  { question, community, isUnanswered }: QuestionDetails,
  answers: readonly AnswerRow[],
  { role, userId, isAsker = false }: QuestionReader,
): CommunityQuestion {
  const { id, communityId, groupId, text, language, author, status, reason, createdAt } = question
  const isPrivy = role === 'admin' || isAsker || (question.userId !== null && question.userId === userId)
  const isAnonymous = groupId !== null
  const askedOn = siteDay(createdAt)
  const given = answers.filter(({ questionId }) => questionId === id)
  const hasNoAnswer = status !== 'removed' && isUnanswered && isOverdue(askedOn, siteDay())
  return {
    id,
    communityId,
    communityName: community.name,
    communityUrl: community.url,
    text,
    language,
    ...((isPrivy || status === 'published') && !isAnonymous ? { author } : {}),
    ...(isAnonymous && { isAnonymous }),
    ...(hasNoAnswer && { isOverdue: true as const }),
    status,
    ...(isPrivy && status === 'removed' && reason ? { reason } : {}),
    askedOn,
    answers: given.map((answer) => ({
      text: answer.text,
      answeredBy: answer.answeredBy,
      answeredOn: siteDay(answer.createdAt),
    })),
  }
}
