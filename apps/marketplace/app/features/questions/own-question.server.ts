import { ApiError, type Client, type CommunityQuestion, type QuestionToConfirm } from '@pkg/api-client'
import { isToken } from '@pkg/remix-host/server'
import type { LinkSubject } from '~/site/server/emailed-link.server'

/** A person's own question, and whether an emailed link opened it. */
export interface OwnQuestion {
  question: CommunityQuestion
  isByEmail: boolean
}

/**
 * Returns the question of an emailed link, or one of the person's account. Undefined for anyone else's question.
 *
 * @throws {ApiError} 401 for someone who neither opened a link nor is signed in. [COMM-010]
 */
export async function findOwnQuestion(
  api: Client,
  id: string,
  { token }: LinkSubject,
): Promise<OwnQuestion | undefined> {
  const linked =
    token !== undefined && isToken(token) ? await orMissing(api.communityQuestions.own({ id, token })) : undefined
  if (linked) return { question: linked, isByEmail: true }
  // A link that has expired or opens another question counts as none.
  const question = await orMissing(api.communityQuestions.own({ id }), token === undefined ? [404] : [401, 404])
  return question && { question, isByEmail: false }
}

/** Returns the question that an emailed link sends. Undefined for a link that expired. [COMM-010] */
export const findQuestionToConfirm = async (api: Client, token: string): Promise<QuestionToConfirm | undefined> =>
  isToken(token) ? orMissing(api.questionConfirmations.get({ token }), [410]) : undefined

const refusals = { 403: 'managed', 404: 'unlisted', 410: 'expired' } as const

/** Why a question wasn't sent. */
export type ConfirmationRefusal = (typeof refusals)[keyof typeof refusals]

/** Sends a question with the token of an emailed link. Returns its id, or why it wasn't sent. [COMM-010] */
export async function confirmQuestion(api: Client, token: string): Promise<{ id: string } | ConfirmationRefusal> {
  if (!isToken(token)) return 'expired'
  try {
    return await api.questionConfirmations.create({ token })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404 || error.status === 410)) {
      return refusals[error.status]
    }
    throw error
  }
}

async function orMissing<T>(found: Promise<T>, statuses: readonly number[] = [404]): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return undefined
    throw error
  }
}
