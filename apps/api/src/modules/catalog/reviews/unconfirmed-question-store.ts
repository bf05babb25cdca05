import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, unconfirmedQuestions } from '../../../database/schema/tables'
import { communityFacts } from './question-store'

/** A row of a question that its writer hasn't confirmed. */
type UnconfirmedQuestionRow = typeof unconfirmedQuestions.$inferSelect

type NewRow = typeof unconfirmedQuestions.$inferInsert

/** Saves a question until it's confirmed. The same one replaces its earlier link and name. [COMM-010] */
export async function saveUnconfirmedQuestion(tx: Orm, question: NewRow): Promise<void> {
  const { firstName, language, tokenHash, tokenExpiresAt, ...same } = question
  const replaced = await tx
    .update(unconfirmedQuestions)
    .set({ firstName, language, tokenHash, tokenExpiresAt })
    .where(
      and(
        eq(unconfirmedQuestions.email, same.email),
        eq(unconfirmedQuestions.communityId, same.communityId),
        eq(unconfirmedQuestions.text, same.text),
        isNull(unconfirmedQuestions.groupId),
      ),
    )
    .returning({ id: unconfirmedQuestions.id })
  if (replaced.length === 0) await tx.insert(unconfirmedQuestions).values(question)
}

const isOpen = (tokenHash: string, moment: Date) =>
  and(eq(unconfirmedQuestions.tokenHash, tokenHash), gt(unconfirmedQuestions.tokenExpiresAt, moment))
const ofLink = (tokenHash: string, moment: Date) => and(isOpen(tokenHash, moment), isNull(unconfirmedQuestions.groupId))
const ofGroupLink = (tokenHash: string, moment: Date) =>
  and(isOpen(tokenHash, moment), isNotNull(unconfirmedQuestions.groupId))

/** Returns the question whose link has a hash, with its community, if the link hasn't expired. */
export async function findUnconfirmedQuestion(orm: Orm, tokenHash: string, moment: Date) {
  const [found] = await orm
    .select({ question: unconfirmedQuestions, community: communityFacts })
    .from(unconfirmedQuestions)
    .innerJoin(communities, eq(communities.id, unconfirmedQuestions.communityId))
    .where(ofLink(tokenHash, moment))
  return found
}

/** Deletes the question whose link has a hash, and returns it, if the link hasn't expired. Of parallel calls, one returns it. */
export async function takeUnconfirmedQuestion(
  tx: Orm,
  tokenHash: string,
  moment: Date,
): Promise<UnconfirmedQuestionRow | undefined> {
  const [taken] = await tx.delete(unconfirmedQuestions).where(ofLink(tokenHash, moment)).returning()
  return taken
}

/** Saves a question to several communities until it's confirmed. The same one replaces its earlier link and communities. [COMM-010] */
export async function saveUnconfirmedGroup(
  tx: Orm,
  communityIds: readonly string[],
  question: Omit<NewRow, 'communityId' | 'firstName'> & { groupId: string },
): Promise<void> {
  await tx
    .delete(unconfirmedQuestions)
    .where(
      and(
        eq(unconfirmedQuestions.email, question.email),
        eq(unconfirmedQuestions.text, question.text),
        isNotNull(unconfirmedQuestions.groupId),
      ),
    )
  await tx
    .insert(unconfirmedQuestions)
    .values(communityIds.map((communityId) => ({ ...question, communityId, firstName: '' })))
}

/** Returns the question to several communities whose link has a hash: a row for each, by their names. None if the link has expired. */
export async function listUnconfirmedGroup(orm: Orm, tokenHash: string, moment: Date) {
  return orm
    .select({ question: unconfirmedQuestions, community: communityFacts })
    .from(unconfirmedQuestions)
    .innerJoin(communities, eq(communities.id, unconfirmedQuestions.communityId))
    .where(ofGroupLink(tokenHash, moment))
    .orderBy(communities.name, communities.id)
}

/** Deletes the question to several communities whose link has a hash, and returns its rows. Of parallel calls, one returns them. */
export async function takeUnconfirmedGroup(
  tx: Orm,
  tokenHash: string,
  moment: Date,
): Promise<UnconfirmedQuestionRow[]> {
  return tx.delete(unconfirmedQuestions).where(ofGroupLink(tokenHash, moment)).returning()
}

/** Deletes the questions that no one confirmed and whose links expired before a time. */
export async function deleteUnconfirmedQuestions(orm: Orm, time: Date): Promise<void> {
  await orm.delete(unconfirmedQuestions).where(lt(unconfirmedQuestions.tokenExpiresAt, time))
}

/** Deletes the unconfirmed questions of email addresses. [TRUST-016] */
export async function deleteUnconfirmedOf(tx: Orm, emails: string[]): Promise<void> {
  await tx.delete(unconfirmedQuestions).where(inArray(unconfirmedQuestions.email, emails))
}
