import type { CommunityQuestion, EmailedQuestion, QuestionToConfirm } from '@pkg/api-client'
import { type Language, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { createConfirmationToken } from '../../../http/confirmation-token'
import { forbidden, HttpError, notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { hashToken } from '../../../http/token-hash'
import type { Queue } from '../../../jobs/queue'
import { isManagedBy, isManagedByEmail } from '../../access'
import { publicName } from '../../identity'
import { queueMessage } from '../../messaging'
import { questionMessagesIn } from './messages-in'
import { findLinkedQuestionId, saveQuestionLink } from './question-link-store'
import { withItsAnswers } from './question-list-service'
import { findPublicCommunityName, findQuestion, insertQuestion, questionById } from './question-store'
import { notifyTeam } from './notify-team'
import { findUnconfirmedQuestion, saveUnconfirmedQuestion, takeUnconfirmedQuestion } from './unconfirmed-question-store'

/** A question of someone without an account, with the address in its stored form and the language of the page. */
interface QuestionByEmail extends EmailedQuestion {
  communityId: string
  language: Language
}

/**
 * Saves a question of someone without an account, and emails a link that sends it. The same question again sends another link, and the earlier one stops
 * working. Whether the address has an account changes nothing. @throws {HttpError} 403 for someone who manages the community, or 404 [COMM-010]
 */
export async function askByEmail(
  orm: Orm,
  queue: Queue,
  { communityId, text, language, firstName, email }: QuestionByEmail,
  person: Person,
): Promise<void> {
  const community = await findPublicCommunityName(orm, communityId)
  if (community === undefined) throw notFound('community', communityId)
  if (await isManagedBy(orm, communityId, person)) throw managed()
  const { token, tokenHash, tokenExpiresAt } = createConfirmationToken()
  await orm.transaction(async (tx) => {
    const question = { communityId, email, firstName: firstName.trim(), text: text.trim(), language }
    await saveUnconfirmedQuestion(tx, { ...question, tokenHash, tokenExpiresAt })
    await queueMessage(tx, {
      channel: 'email',
      recipient: email,
      content: questionMessagesIn(language).questionConfirmation({ community, name: question.firstName }),
      secret: { text: token, expiresAt: tokenExpiresAt },
    })
  })
  queue.wake()
}

/** Returns the question that a link sends, or has sent. @throws {HttpError} 410 [COMM-010] */
export async function getQuestionToConfirm(orm: Orm, token: string): Promise<QuestionToConfirm> {
  const waiting = await findUnconfirmedQuestion(orm, hashToken(token), now())
  if (waiting) {
    const { id, communityId, text, language, firstName } = waiting.question
    return {
      ...toCommunity(communityId, waiting.community),
      id,
      text,
      language,
      author: publicName(firstName),
      isConfirmed: false,
    }
  }
  const { question, community } = await findSentQuestion(orm, token)
  const { id, communityId, text, language, author } = question
  return { ...toCommunity(communityId, community), id, text, language, author, isConfirmed: true }
}

/**
 * Sends a question to our staff and the community with the token of an emailed link, which then opens the question. Sending it again changes nothing.
 * @throws {HttpError} 403 if the community's team asks about it, 404 if families don't see the community anymore, or 410 [COMM-010]
 */
export async function confirmQuestion(
  orm: Orm,
  queue: Queue,
  token: string,
  person: Person,
): Promise<CommunityQuestion> {
  const sent = await orm.transaction(async (tx) => {
    const taken = await takeUnconfirmedQuestion(tx, hashToken(token), now())
    if (taken) {
      const { id, communityId, email, text, language, firstName } = taken
      if ((await findPublicCommunityName(tx, communityId)) === undefined) throw notFound('community', communityId)
      const isManager = await isManagedByEmail(tx, communityId, email)
      if (isManager || (await isManagedBy(tx, communityId, person))) throw managed()
      await insertQuestion(tx, { id, communityId, email, text, language, author: publicName(firstName) })
      await saveQuestionLink(tx, id, hashToken(token))
      await notifyTeam(tx, queue, { id, communityId })
    }
    return withItsAnswers(tx, await findSentQuestion(tx, token), { ...person, isAsker: true })
  })
  queue.wake()
  return sent
}

async function findSentQuestion(orm: Orm, token: string) {
  const id = await findLinkedQuestionId(orm, hashToken(token))
  const sent = id === undefined ? undefined : await findQuestion(orm, questionById(id))
  if (!sent || sent.question.groupId !== null)
    throw new HttpError(410, 'link-expired', 'This link has expired or was replaced')
  return sent
}

const toCommunity = (communityId: string, { name, url }: { name: string; url: string }) => ({
  communityId,
  communityName: name,
  communityUrl: url,
})

const managed = () => forbidden("People who manage a community can't ask about it")
