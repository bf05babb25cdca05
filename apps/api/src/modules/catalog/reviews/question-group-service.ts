import { randomUUID } from 'node:crypto'
import type { NewQuestionGroup, QuestionGroup } from '@pkg/api-client'
import { isUuid, type Language, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { forbidden, notFound, signInRequired, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { hashToken } from '../../../http/token-hash'
import type { Queue } from '../../../jobs/queue'
import { hasCommunityTeam, isManagedBy } from '../../access'
import { requireAnonymous } from './anonymous-text'
import {
  findPublicNames,
  groupById,
  groupsOfUser,
  insertQuestions,
  listAskedCommunities,
  listGroupIds,
  listGroupQuestions,
  lockAsker,
} from './question-group-store'
import { findLinkedGroupId } from './question-link-store'
import { listAnswers, type QuestionDetails } from './question-store'
import { notifyTeam } from './notify-team'
import { toCommunityQuestion } from './question-view'
import { isPublicCommunity } from './review-store'

/** A question to several communities, in a known language. */
export type AskedGroup = Pick<NewQuestionGroup, 'communityIds' | 'text'> & { language: Language }

/**
 * Checks that a person can ask communities without being known to them. Returns their names.
 * @throws {HttpError} 403 for someone who manages one of them, or 422 for an unknown community or a text that shows who asks [COMM-010]
 */
export async function requireAskableGroup(
  orm: Orm,
  person: Person,
  { communityIds, text }: AskedGroup,
): Promise<string[]> {
  const names = await findPublicNames(orm, communityIds)
  const found = communityIds.map((id, place) => names.get(id) ?? invalid(place, `Community "${id}" doesn't exist`))
  for (const id of communityIds) if (await isManagedBy(orm, id, person)) throw managed()
  requireAnonymous(text, person.name)
  return found
}

/**
 * Asks communities one question of an account, without its name. [COMM-010, TRUST-005]
 * @throws {HttpError} 403 or 422 as `requireAskableGroup`, and 422 for a community that the person asked the same before
 */
export async function askCommunities(
  orm: Orm,
  queue: Queue,
  group: AskedGroup,
  person: Person & { userId: string },
): Promise<QuestionGroup> {
  const { communityIds, language } = group
  const text = group.text.trim()
  const names = await requireAskableGroup(orm, person, group)
  const groupId = randomUUID()
  const { userId } = person
  await orm.transaction(async (tx) => {
    await lockAsker(tx, { userId })
    const asked = await listAskedCommunities(tx, { userId }, { text, communityIds })
    const place = communityIds.findIndex((id) => asked.includes(id))
    if (place >= 0) invalid(place, `You already asked ${names[place]} this question. Choose another community`)
    const questions = communityIds.map((communityId) => ({ communityId, groupId, userId, text, language, author: '' }))
    for (const question of await insertQuestions(tx, questions)) await notifyTeam(tx, queue, question)
  })
  queue.wake()
  return getGroup(orm, groupId)
}

/** Returns a page of an account's own questions to several communities, newest first, or the one of an emailed link. @throws {HttpError} 401 [COMM-010] */
export async function listOwnGroups(
  orm: Orm,
  { token, page }: { token: string | undefined; page: { size: number; offset: number } },
  person: Person,
): Promise<{ items: QuestionGroup[]; total: number }> {
  const linked = token === undefined ? undefined : await findLinkedGroupId(orm, hashToken(token))
  const { ids, total } = await listGroupIds(orm, linked === undefined ? ownGroups(person) : groupById(linked), page)
  return { items: await readGroups(orm, ids), total }
}

/**
 * Returns an account's own question to several communities, or the one that the token of an emailed link opens.
 * @throws {HttpError} 401 for a visitor without a token, or 404 for anyone else's question [COMM-010]
 */
export async function getOwnGroup(
  orm: Orm,
  { id, token }: { id: string; token?: string },
  { userId }: Person,
): Promise<QuestionGroup> {
  if (token === undefined && userId === undefined) throw signInRequired()
  const isLinked = token !== undefined && (await findLinkedGroupId(orm, hashToken(token))) === id
  const rows = isUuid(id) ? await listGroupQuestions(orm, [id]) : []
  const isOwn = isLinked || (userId !== undefined && rows.some(({ question }) => question.userId === userId))
  if (rows.length === 0 || !isOwn) throw notFound('question', id)
  return getGroup(orm, id)
}

function ownGroups({ userId }: Person) {
  if (userId === undefined) throw signInRequired()
  return groupsOfUser(userId)
}

/** Returns a question to several communities as the person who asked reads it. */
export async function getGroup(orm: Orm, id: string): Promise<QuestionGroup> {
  const [group] = await readGroups(orm, [id])
  if (!group) throw notFound('question', id)
  return group
}

/** Returns whether a community has a team that can answer. @throws {HttpError} 404 [COMM-010] */
export async function getQuestionTeam(orm: Orm, id: string): Promise<{ id: string; hasTeam: boolean }> {
  if (!(await isPublicCommunity(orm, id))) throw notFound('community', id)
  return { id, hasTeam: await hasCommunityTeam(orm, id) }
}

async function readGroups(orm: Orm, ids: readonly string[]): Promise<QuestionGroup[]> {
  const rows = await listGroupQuestions(orm, ids)
  const given = await listAnswers(
    orm,
    rows.map(({ question }) => question.id),
  )
  return ids.flatMap((id) => {
    const own = rows.filter(({ question }) => question.groupId === id)
    return own[0]
      ? [
          toGroup(
            id,
            own[0],
            own.map((details) => toCommunityQuestion(details, given, asker)),
          ),
        ]
      : []
  })
}

const asker = { role: 'visitor', isAsker: true } as const

const toGroup = (
  id: string,
  { question: { text, language, createdAt } }: QuestionDetails,
  questions: QuestionGroup['questions'],
): QuestionGroup => ({ id, text, language, askedOn: siteDay(createdAt), questions })

/** Throws that a person manages one of the communities. */
export const managed = () => forbidden("People who manage a community can't ask about it")

function invalid(place: number, detail: string): never {
  throw unprocessable([{ detail, source: { pointer: `/data/attributes/communityIds/${place}` } }])
}
