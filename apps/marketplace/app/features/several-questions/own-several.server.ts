import {
  ApiError,
  type Client,
  type CommunityQuestion,
  type QuestionGroup,
  type QuestionGroupToConfirm,
} from '@pkg/api-client'
import { isToken } from '@pkg/remix-host/server'
import { questionsTexts } from '~/features/questions'
import { asOfText } from '~/parts/as-of/as-of-text'
import { severalQuestionPath } from '~/site/links/several-questions-links'
import type { LinkSubject } from '~/site/server/emailed-link.server'
import type { OwnRow, OwnRows } from './own-rows'
import { severalTexts } from './texts'

const words = severalTexts.own
/** How many of a person's questions the comparison looks through. */
const most = 20

/** A person's own question to several communities, and whether an emailed link opened it. */
export interface OwnSeveral {
  group: QuestionGroup
  isByEmail: boolean
}

/**
 * Returns the question of an emailed link, or one of the person's account. Undefined for anyone else's question.
 *
 * @throws {ApiError} 401 for someone who isn't signed in, and whose link, if any, doesn't open it. [COMM-010]
 */
export async function findOwnSeveral(api: Client, id: string, { token }: LinkSubject): Promise<OwnSeveral | undefined> {
  const linked =
    token !== undefined && isToken(token) ? await orMissing(api.questionGroups.get({ id, token })) : undefined
  if (linked) return { group: linked, isByEmail: true }
  const group = await orMissing(api.questionGroups.get({ id }))
  return group && { group, isByEmail: false }
}

/** Returns the question that an emailed link sends. Undefined for a link that expired. [COMM-010] */
export const findSeveralToConfirm = async (api: Client, token: string): Promise<QuestionGroupToConfirm | undefined> =>
  isToken(token) ? orMissing(api.questionGroupConfirmations.get({ token }), [410]) : undefined

const refusals = { 403: 'managed', 404: 'unlisted', 409: 'asked', 410: 'expired' } as const

/** Why a question wasn't sent. */
export type SeveralRefusal = (typeof refusals)[keyof typeof refusals]

/** Sends a question with the token of an emailed link. Returns its id, or why it wasn't sent. [COMM-010] */
export async function confirmSeveral(api: Client, token: string): Promise<{ id: string } | SeveralRefusal> {
  if (!isToken(token)) return 'expired'
  try {
    return await api.questionGroupConfirmations.create({ token })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 403 || status === 404 || status === 409 || status === 410) return refusals[status]
    throw error
  }
}

/** A question that the person’s account asked several communities, as its own pages list it. */
export interface AskedSeveral {
  id: string
  text: string
  href: string
  /** How many communities have an answer. */
  state: string
}

/** Returns what the person’s account asked several communities, newest first, at most as many as `count`. None for anyone else. [COMM-010, HOME-002] */
export async function listAskedSeveral(api: Client, count: number): Promise<AskedSeveral[]> {
  const groups = await ownList(api.questionGroups.list({ 'page-size': count }))
  return groups.map(({ id, text, questions }) => ({
    id,
    text,
    href: severalQuestionPath(id),
    state: words.answered(questions.filter(({ answers }) => answers.length > 0).length, questions.length),
  }))
}

/** Returns what the person asked the compared communities and what each answered, in words. None for a stranger. [COMM-010, TRUST-013] */
export async function loadOwnRows(
  api: Client,
  communityIds: readonly string[],
  { token }: LinkSubject,
): Promise<OwnRows> {
  const page = { 'page-size': most }
  const linked = token !== undefined && isToken(token) ? await ownList(api.questionGroups.list({ ...page, token })) : []
  const own = await ownList(api.questionGroups.list(page))
  const groups = [...new Map([...linked, ...own].map((group) => [group.id, group])).values()]
  const { title, open } = severalTexts.rows
  return { title, open, rows: groups.flatMap((group) => ownRow(group, communityIds)) }
}

function ownRow({ id, text, questions }: QuestionGroup, communityIds: readonly string[]): OwnRow[] {
  const cells = communityIds.map((communityId) => questions.find((question) => question.communityId === communityId))
  if (cells.every((question) => question === undefined)) return []
  return [
    {
      id,
      label: text,
      href: severalQuestionPath(id),
      cells: cells.map((question) => (question ? cellText(question) : severalTexts.rows.notAsked)),
    },
  ]
}

/** Returns what a community answered, or since when it hasn't. */
function cellText(question: CommunityQuestion): string {
  const { answers, communityName } = question
  if (question.status === 'removed') return words.declined
  if (answers.length === 0) return (question.isOverdue ? words.overdue : words.waiting)(asOfText(question.askedOn))
  return answers
    .map(({ text, answeredBy, answeredOn }) => {
      return `${text}\n${questionsTexts.answeredBy[answeredBy](communityName, asOfText(answeredOn))}`
    })
    .join('\n\n')
}

/** A stranger to the API has asked nothing. */
async function ownList(listing: Promise<{ items: QuestionGroup[] }>): Promise<QuestionGroup[]> {
  return (await orMissing(listing, [401]))?.items ?? []
}

async function orMissing<T>(found: Promise<T>, statuses: readonly number[] = [404]): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return undefined
    throw error
  }
}
