import { ApiError, type Client, type SharedList } from '@pkg/api-client'
import { sharingLimits } from '@pkg/domain'
import { formText, readToken, siteCookie } from '@pkg/remix-host/server'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { withDistinctHouses } from '~/features/photos/index.server'
import { readVote } from './family-votes'
import type { RejectedVote } from './rejected-vote'
import { sharedListPath } from '~/site/links/share-links'
import { familySharingTexts } from './texts'

const { errors: words } = familySharingTexts.list

/** Seconds for which the browser keeps the token of a relative's link: 90 days. */
const tokenSeconds = 90 * 86_400

const tokenCookie = (context: AppLoadContext) => siteCookie('shared-list', context, { maxAge: tokenSeconds })

/**
 * Moves the token of a relative's link from the URL to a cookie, where no other site, log, or analytics service sees it.
 *
 * @throws The redirect to the page without the token, if the URL has one. [TRUST-014]
 */
export async function storeListToken(request: Request, context: AppLoadContext): Promise<void> {
  const token = readToken(request)
  if (token === '') return
  throw redirect(sharedListPath, {
    headers: { 'set-cookie': await tokenCookie(context).serialize(token), 'cache-control': 'no-store' },
  })
}

/** Returns the token of the link that this browser opened last. */
export async function readListToken(request: Request, context: AppLoadContext): Promise<string> {
  const value: unknown = await tokenCookie(context).parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : ''
}

/** Loads the list of a link, or says that its owner ended it, or that there's no such list. [TRUST-014] */
export async function loadSharedList(api: Client, token: string): Promise<SharedList | 'ended' | 'unknown'> {
  if (token === '') return 'unknown'
  try {
    const list = await api.sharedLists.get({ token })
    return { ...list, communities: withDistinctHouses(list.communities) }
  } catch (error) {
    return missingList(error)
  }
}

/**
 * Sends a relative's vote. Returns the community that it's about, what to correct, or why there's no list. [TRUST-014]
 */
export async function submitVote(
  api: Client,
  token: string,
  form: FormData,
): Promise<{ voted: string } | RejectedVote | 'ended' | 'unknown'> {
  const communityId = formText(form, 'community')
  const comment = formText(form, 'comment').trim()
  const vote = readVote(formText(form, 'vote'))
  const typed = { communityId, comment, ...(vote && { vote }) }
  if (!vote) return { ...typed, error: words.vote, field: 'vote' }
  if (comment.length > sharingLimits.comment) {
    return { ...typed, error: words.tooLong(sharingLimits.comment), field: 'comment' }
  }
  if (token === '') return 'unknown'
  try {
    await api.sharedLists.vote({ token, communityId, vote, ...(comment === '' ? {} : { comment }) })
    return { voted: communityId }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { ...typed, field: 'list' }
    return missingList(error)
  }
}

function missingList(error: unknown): 'ended' | 'unknown' {
  if (error instanceof ApiError && error.status === 410) return 'ended'
  // A link that was cut off isn't a token at all.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return 'unknown'
  throw error
}
