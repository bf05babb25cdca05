import { randomUUID } from 'node:crypto'
import type { QuestionGroup, QuestionGroupToConfirm } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { createConfirmationToken } from '../../../http/confirmation-token'
import { conflict, HttpError, notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { hashToken } from '../../../http/token-hash'
import type { Queue } from '../../../jobs/queue'
import { isManagedBy, isManagedByEmail } from '../../access'
import { queueMessage } from '../../messaging'
import { questionMessagesIn } from './messages-in'
import { type AskedGroup, getGroup, managed, requireAskableGroup } from './question-group-service'
import { findPublicNames, insertQuestions, listAskedCommunities, lockAsker } from './question-group-store'
import { findLinkedGroupId, saveQuestionLink } from './question-link-store'
import { notifyTeam } from './notify-team'
import { listUnconfirmedGroup, saveUnconfirmedGroup, takeUnconfirmedGroup } from './unconfirmed-question-store'

/** A row of a question that a link sends to several communities. */
type Waiting = Awaited<ReturnType<typeof takeUnconfirmedGroup>>[number]

/**
 * Saves a question of someone without an account to several communities, and emails a link that sends it. The same question again sends another link, and
 * the earlier one stops working. Whether the address has an account changes nothing. @throws {HttpError} 403 or 422 as `requireAskableGroup` [COMM-010]
 */
export async function askCommunitiesByEmail(
  orm: Orm,
  queue: Queue,
  group: AskedGroup & { email: string },
  person: Person,
): Promise<void> {
  const { communityIds, email, language } = group
  const communities = await requireAskableGroup(orm, person, group)
  const { token, tokenHash, tokenExpiresAt } = createConfirmationToken()
  await orm.transaction(async (tx) => {
    const question = { groupId: randomUUID(), email, text: group.text.trim(), language }
    await saveUnconfirmedGroup(tx, communityIds, { ...question, tokenHash, tokenExpiresAt })
    await queueMessage(tx, {
      channel: 'email',
      recipient: email,
      content: questionMessagesIn(language).questionGroupConfirmation({ communities }),
      secret: { text: token, expiresAt: tokenExpiresAt },
    })
  })
  queue.wake()
}

/** Returns the question to several communities that a link sends, or has sent. @throws {HttpError} 410 [COMM-010] */
export async function getGroupToConfirm(orm: Orm, token: string): Promise<QuestionGroupToConfirm> {
  const waiting = await listUnconfirmedGroup(orm, hashToken(token), now())
  const [first] = waiting
  if (!first) {
    const { id, text, language, questions } = await getGroup(orm, await findSentGroupId(orm, token))
    const communities = questions.map(({ communityId, communityName, communityUrl }) => ({
      id: communityId,
      name: communityName,
      url: communityUrl,
      isAsked: false,
    }))
    return { id, text, language, communities, isConfirmed: true }
  }
  const { groupId, email, text, language } = first.question
  const communityIds = waiting.map(({ question }) => question.communityId)
  const asked = await listAskedCommunities(orm, { email }, { text, communityIds })
  const communities = waiting.map(({ question: { communityId }, community }) => ({
    ...community,
    id: communityId,
    isAsked: asked.includes(communityId),
  }))
  return { id: groupId ?? '', text, language, communities, isConfirmed: false }
}

/**
 * Asks the communities with the token of an emailed link, which then opens the question. Sending it again changes nothing. Communities that the person
 * asked the same before, or that families don't see anymore, are left out.
 * @throws {HttpError} 403 if the team of one of them asks, 404 if families see none of them anymore, 409 if all were asked before, or 410 [COMM-010]
 */
export async function confirmGroup(orm: Orm, queue: Queue, token: string, person: Person): Promise<QuestionGroup> {
  const group = await orm.transaction(async (tx) => {
    const [first, ...others] = await takeUnconfirmedGroup(tx, hashToken(token), now())
    if (first) await sendGroup(tx, queue, [first, ...others], { tokenHash: hashToken(token), person })
    return getGroup(tx, await findSentGroupId(tx, token))
  })
  queue.wake()
  return group
}

async function sendGroup(
  tx: Orm,
  queue: Queue,
  waiting: [Waiting, ...Waiting[]],
  { tokenHash, person }: { tokenHash: string; person: Person },
): Promise<void> {
  const [{ email, text }] = waiting
  const ids = waiting.map(({ communityId }) => communityId)
  for (const id of ids) {
    if ((await isManagedByEmail(tx, id, email)) || (await isManagedBy(tx, id, person))) throw managed()
  }
  const listed = await findPublicNames(tx, ids)
  if (listed.size === 0) throw notFound('community', ids.join(', '))
  await lockAsker(tx, { email })
  const asked = await listAskedCommunities(tx, { email }, { text, communityIds: ids })
  const sent = waiting.filter(({ communityId }) => listed.has(communityId) && !asked.includes(communityId))
  const [first] = sent
  if (!first) throw conflict('question-repeated', 'You already asked these communities this question')
  const questions = await insertQuestions(
    tx,
    sent.map(({ id, communityId, groupId, language }) => ({
      id,
      communityId,
      groupId,
      email,
      text,
      language,
      author: '',
    })),
  )
  for (const question of questions) await notifyTeam(tx, queue, question)
  await saveQuestionLink(tx, first.id, tokenHash)
}

async function findSentGroupId(orm: Orm, token: string): Promise<string> {
  const id = await findLinkedGroupId(orm, hashToken(token))
  if (id === undefined) throw new HttpError(410, 'link-expired', 'This link has expired or was replaced')
  return id
}
