import { and, eq, inArray, or } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { answers, nps, questions, reviews, suggestedEdits } from '../../../database/schema/tables'

/** What replaces the author and text of an erased row. */
const erased = 'Erased'
/** Why a review is gone, as its stub says. */
const reviewReason = 'The author deleted their account'

/** Clears everything that accounts wrote about communities. Returns the communities whose reviews changed. */
export async function eraseAuthoredRows(tx: Orm, userIds: string[]): Promise<string[]> {
  const cleared = { author: erased, text: erased, status: 'removed' as const }
  // No one but staff has seen a review that waits for a decision, so it leaves no stub.
  await tx.delete(reviews).where(and(inArray(reviews.userId, userIds), eq(reviews.status, 'pending')))
  const changed = await tx
    .update(reviews)
    .set({ ...cleared, relation: null, month: null, proof: null, reply: null, repliedOn: null, reason: reviewReason })
    .where(inArray(reviews.userId, userIds))
    .returning({ communityId: reviews.communityId })
  const asked = await tx
    .update(questions)
    .set({ ...cleared, reason: null })
    .where(inArray(questions.userId, userIds))
    .returning({ id: questions.id })
  // An answer often names the person who asked, and means nothing without the question.
  const toAsked = inArray(
    answers.questionId,
    asked.map(({ id }) => id),
  )
  await tx
    .update(answers)
    .set(cleared)
    .where(or(inArray(answers.userId, userIds), toAsked))
  await tx.update(suggestedEdits).set({ note: null, reason: null }).where(inArray(suggestedEdits.authorId, userIds))
  await tx.delete(nps).where(inArray(nps.userId, userIds))
  return [...new Set(changed.map(({ communityId }) => communityId))]
}
