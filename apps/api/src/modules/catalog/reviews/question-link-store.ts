import { now } from '@pkg/domain'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { questionLinks, questions } from '../../../database/schema/tables'
import { createToken, hashToken } from '../../../http/token-hash'

const validMilliseconds = 400 * 86_400_000

/** Creates a link that opens one question without an account. Returns its token and stores only the hash. [COMM-010] */
export async function createQuestionLink(tx: Orm, questionId: string): Promise<{ text: string; expiresAt: Date }> {
  const text = createToken()
  return { text, expiresAt: await saveQuestionLink(tx, questionId, hashToken(text)) }
}

/** Saves a link that opens one question. Returns when it expires. */
export async function saveQuestionLink(tx: Orm, questionId: string, tokenHash: string): Promise<Date> {
  const expiresAt = new Date(now().getTime() + validMilliseconds)
  await tx.insert(questionLinks).values({ tokenHash, questionId, expiresAt })
  return expiresAt
}

/** Returns the id of the question that a link opens, by the hash of its token. */
export async function findLinkedQuestionId(orm: Orm, tokenHash: string): Promise<string | undefined> {
  const [link] = await orm
    .select({ questionId: questionLinks.questionId })
    .from(questionLinks)
    .where(and(eq(questionLinks.tokenHash, tokenHash), gt(questionLinks.expiresAt, now())))
  return link?.questionId
}

/** Returns the id of the question to several communities that a link opens, by the hash of its token. [COMM-010] */
export async function findLinkedGroupId(orm: Orm, tokenHash: string): Promise<string | undefined> {
  const [link] = await orm
    .select({ groupId: questions.groupId })
    .from(questionLinks)
    .innerJoin(questions, eq(questions.id, questionLinks.questionId))
    .where(and(eq(questionLinks.tokenHash, tokenHash), gt(questionLinks.expiresAt, now())))
  return link?.groupId ?? undefined
}

/** Deletes links that expired before a time. */
export async function deleteQuestionLinksBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(questionLinks).where(lt(questionLinks.expiresAt, time))
}
