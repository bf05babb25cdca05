import type { Answer, BodyOf, CommunityQuestion, endpoints } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { entityParser } from '../../../http/collections/entity'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { hasCommunityTeam, isManagedBy, requireCommunityAccess } from '../../access'
import { publicName } from '../../identity'
import { type MessageContent, queueMessage } from '../../messaging'
import { settleQuestion } from '../../notices'
import { withItsAnswers } from './question-list-service'
import { createQuestionLink } from './question-link-store'
import type { EmailedQuestion } from './question-messages'
import { questionMessagesIn } from './messages-in'
import { listAnswers, lockQuestion, type QuestionDetails, saveAnswer, updateQuestion } from './question-store'
import { findAuthor } from './review-author-store'
import { isPublicCommunity } from './review-store'

const readAnswer = entityParser(schemas.Answer)

/** Checks that a person can ask about a community. @throws {HttpError} 403 for someone who manages it, or 422 for an unknown community [COMM-010] */
export async function requireAskable(orm: Orm, person: Person, communityId: string): Promise<void> {
  if (!(await isPublicCommunity(orm, communityId))) {
    throw invalid('communityId', `Community "${communityId}" doesn't exist`)
  }
  if (await isManagedBy(orm, communityId, person)) throw forbidden("People who manage a community can't ask about it")
}

/**
 * Saves an answer, which replaces an earlier one of the same side: our staff, or the community's team. The first answer publishes the question and is emailed
 * to the person who asked. [COMM-010, API-037]
 * @throws {HttpError} 403 for a provider who doesn't manage the community, 409 for a removed question, or 422 for an unknown one
 */
export async function answerQuestion(
  orm: Orm,
  queue: Queue,
  { questionId, text }: BodyOf<typeof endpoints.answers.create>,
  person: Person,
): Promise<Answer> {
  const saved = await orm.transaction(async (tx) => {
    const details = isUuid(questionId) ? await lockQuestion(tx, questionId) : undefined
    if (!details) throw invalid('questionId', `Question "${questionId}" doesn't exist`)
    const { question } = details
    if (person.role === 'provider') await requireCommunityAccess(tx, person, question.communityId)
    if (question.status === 'removed') throw conflict('question-removed', "A removed question can't be answered")
    const isFirst = (await listAnswers(tx, [questionId])).length === 0
    const answeredBy = person.role === 'provider' ? 'community' : 'staff'
    const author = publicName(person.name)
    const answer = { questionId, userId: person.userId ?? null, author, text: text.trim(), answeredBy } as const
    const row = await saveAnswer(tx, answer)
    if (question.status === 'pending') await updateQuestion(tx, questionId, { status: 'published', reason: null })
    if (isFirst) await emailAsker(tx, details, (messages, emailed) => messages.questionAnswered(emailed, answer))
    await settleQuestion(tx, questionId)
    return row
  })
  queue.wake()
  return readAnswer(saved)
}

/**
 * Declines a pending question or removes a published one as an admin, and emails the reason to the person who asked. [COMM-010]
 * @throws {HttpError} 404, or 409 for a question that is removed
 */
export async function refuseQuestion(
  orm: Orm,
  queue: Queue,
  id: string,
  reason: string,
  person: Person,
): Promise<CommunityQuestion> {
  const refused = await orm.transaction(async (tx) => {
    const details = isUuid(id) ? await lockQuestion(tx, id) : undefined
    if (!details) throw notFound('question', id)
    const { question } = details
    if (question.status === 'removed') throw conflict('question-removed', 'This question is already removed')
    const changes = { status: 'removed', reason: reason.trim() } as const
    await updateQuestion(tx, id, changes)
    await settleQuestion(tx, id)
    await emailAsker(tx, details, (messages, emailed) => messages.questionDeclined(emailed, changes.reason))
    return withItsAnswers(tx, { ...details, question: { ...question, ...changes } }, person)
  })
  queue.wake()
  return refused
}

/**
 * Publishes a question to several communities that has had no answer for five days, as an admin who read it. Everyone then reads that no answer came. [COMM-010]
 * @throws {HttpError} 404, or 409 for any other question, and for a community without a team that could have answered
 */
export async function showUnanswered(orm: Orm, id: string, person: Person): Promise<CommunityQuestion> {
  return orm.transaction(async (tx) => {
    const details = isUuid(id) ? await lockQuestion(tx, id) : undefined
    if (!details) throw notFound('question', id)
    const { status, communityId } = details.question
    if (!(await hasCommunityTeam(tx, communityId))) throw noTeam()
    const { isOverdue } = await withItsAnswers(tx, details, person)
    if (status !== 'pending' || !isOverdue)
      throw conflict('question-not-overdue', 'This question doesn’t wait too long')
    const changes = { status: 'published', reason: null, isShownUnanswered: true } as const
    await updateQuestion(tx, id, changes)
    return withItsAnswers(tx, { ...details, question: { ...details.question, ...changes } }, person)
  })
}

const noTeam = () =>
  conflict('question-not-overdue', 'This question can’t be shown without an answer', [
    { detail: 'No one on this community’s team has an account, so the team couldn’t answer it' },
  ])

/**
 * Queues an email to the person who asked, in the language of the question. One without an account gets a link that opens the question. Does nothing for
 * an account without an email address.
 */
async function emailAsker(
  tx: Orm,
  { question, community }: QuestionDetails,
  compose: (messages: ReturnType<typeof questionMessagesIn>, question: EmailedQuestion) => MessageContent,
): Promise<void> {
  const { id, userId, groupId, language } = question
  const asker = await findAsker(tx, question)
  if (!asker) return
  const secret = userId === null ? await createQuestionLink(tx, id) : undefined
  const emailed = { id, groupId, community: community.name, name: asker.name, hasToken: secret !== undefined }
  const content = compose(questionMessagesIn(language), emailed)
  await queueMessage(tx, { userId, channel: 'email', recipient: asker.email, content, ...(secret && { secret }) })
}

async function findAsker(
  tx: Orm,
  { userId, author, email }: QuestionDetails['question'],
): Promise<{ name: string; email: string } | undefined> {
  if (userId) return findAuthor(tx, userId)
  return email === null ? undefined : { name: author, email }
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
