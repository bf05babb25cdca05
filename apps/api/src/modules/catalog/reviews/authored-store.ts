import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { answers, nps, questionLinks, questions, reviews, suggestedEdits } from '../../../database/schema/tables'

/** What replaces the author and text of an erased row. */
const erased = 'Erased'
/** Why a review is gone, as its stub says. */
const reviewReason = 'The author deleted their account'

const cleared = { author: erased, text: erased, status: 'removed' as const }

/** Clears everything that accounts wrote about communities. Returns the communities whose reviews changed. */
export async function eraseAuthoredRows(tx: Orm, userIds: string[]): Promise<string[]> {
  // No one but staff has seen a review that waits for a decision, so it leaves no stub.
  await tx.delete(reviews).where(and(inArray(reviews.userId, userIds), eq(reviews.status, 'pending')))
  const changed = await tx
    .update(reviews)
    .set({ ...cleared, relation: null, month: null, proof: null, reply: null, repliedOn: null, reason: reviewReason })
    .where(inArray(reviews.userId, userIds))
    .returning({ communityId: reviews.communityId })
  await clearQuestions(tx, inArray(questions.userId, userIds))
  await tx.update(answers).set(cleared).where(inArray(answers.userId, userIds))
  await tx.update(suggestedEdits).set({ note: null, reason: null }).where(inArray(suggestedEdits.authorId, userIds))
  await tx.delete(nps).where(inArray(nps.userId, userIds))
  return [...new Set(changed.map(({ communityId }) => communityId))]
}

/** Clears the questions of people without an account by their email addresses. Returns the ids. [TRUST-016] */
export async function clearQuestionsOf(tx: Orm, emails: string[]): Promise<string[]> {
  const ids = await clearQuestions(tx, inArray(questions.email, emails))
  await tx.delete(questionLinks).where(inArray(questionLinks.questionId, ids))
  return ids
}

/** Clears questions with their answers. Returns the ids. */
async function clearQuestions(tx: Orm, condition: SQL): Promise<string[]> {
  const asked = await tx
    .update(questions)
    .set({ ...cleared, reason: null, email: null })
    .where(condition)
    .returning({ id: questions.id })
  const ids = asked.map(({ id }) => id)
  // An answer often names the person who asked, and means nothing without the question.
  await tx.update(answers).set(cleared).where(inArray(answers.questionId, ids))
  return ids
}
