import { ApiError, type Client } from '@pkg/api-client'
import { identifyingText, isEmail, maxAskedCommunities, siteLanguage } from '@pkg/domain'
import { formText, isUnavailable } from '@pkg/remix-host/server'
import { readComparedIds } from '~/site/links/compare-links'
import { severalFields as fields } from '~/site/links/several-questions-links'
import { findOffered, loadOffered } from './offered-communities.server'
import type { OfferedCommunity, SeveralResult, TypedSeveral } from './several-form'
import { severalTexts } from './texts'

const words = severalTexts.form
const maxText = 1000

/** What sending the form did: the id of an account's question, or what to show, with the status of the page. */
type SentSeveral = { id: string } | { result: SeveralResult; status: number }

/** Returns the name of the person's account, or undefined for someone who isn't signed in. [COMM-010] */
export async function findOwnName(api: Client): Promise<string | undefined> {
  try {
    return (await api.users.get({ id: 'me' })).name
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/**
 * Sends the form: that of an account right away, and any other one with a link to the email address in it. The button that finds a community sends
 * nothing. Whatever goes wrong, the form keeps what was chosen and typed. [COMM-010]
 */
export async function sendSeveral(api: Client, form: FormData, url: URL): Promise<SentSeveral> {
  const typed: TypedSeveral = {
    communityIds: form.getAll(fields.communities).filter((id) => typeof id === 'string'),
    text: formText(form, fields.text),
    email: formText(form, fields.email),
    name: formText(form, fields.name),
  }
  // Those that were chosen come first, so the most that the form offers never leaves one of them out.
  const named = [
    ...typed.communityIds,
    ...readComparedIds(url.searchParams),
    ...form.getAll(fields.offered).filter((id) => typeof id === 'string'),
  ]
  const offered = await loadOffered(api, named)
  const result: SeveralResult = { typed, offered, errors: {} }
  // Enter sends the form without a button, and a name that was typed is looked up first.
  const isLookup = formText(form, fields.intent) === 'find' || typed.name !== ''
  if (isLookup) return { result: await withFound(api, result), status: 200 }
  const isByEmail = form.has(fields.email)
  const ownName = await findOwnName(api)
  const errors = { ...errorsIn(typed, ownName), ...(isByEmail && emailError(typed.email)) }
  if (Object.keys(errors).length > 0) return { result: { ...result, errors }, status: 422 }
  try {
    const question = { communityIds: typed.communityIds, text: typed.text, language: siteLanguage }
    if (!isByEmail) return { id: (await api.questionGroups.create(question)).id }
    await api.questionGroups.ask({ ...question, email: typed.email })
    return { result: { ...result, isLinkSent: true }, status: 200 }
  } catch (error) {
    return refused(error, result)
  }
}

/** Adds the communities that were found by the typed name, or says that none was. */
async function withFound(api: Client, result: SeveralResult): Promise<SeveralResult> {
  const { typed, offered } = result
  if (typed.name === '') return { ...result, errors: { name: words.noName } }
  const found = await findOffered(api, typed.name, offered)
  if (found.length === 0) return { ...result, errors: { name: words.notFound(typed.name) } }
  return { ...result, offered: [...offered, ...found], found: words.found(typed.name), typed: { ...typed, name: '' } }
}

function errorsIn({ communityIds, text }: TypedSeveral, ownName: string | undefined): SeveralResult['errors'] {
  const identifying = identifyingText(text, ownName)
  const textError = () => {
    if (text === '') return words.errors.text
    if (text.length > maxText) return words.errors.tooLong(maxText)
    return identifying && words.errors.identifying[identifying.kind](identifying.found)
  }
  const communitiesError = () => {
    if (communityIds.length === 0) return words.errors.noCommunity
    return communityIds.length > maxAskedCommunities ? words.errors.tooMany : undefined
  }
  const [communities, wrongText] = [communitiesError(), textError()]
  return { ...(communities && { communities }), ...(wrongText && { text: wrongText }) }
}

const emailError = (email: string): SeveralResult['errors'] =>
  isEmail(email) && email.length <= 254 ? {} : { email: words.errors.email }

/** Returns what to show when the API didn't take a question. @throws whatever isn't about the question */
function refused(error: unknown, result: SeveralResult): SentSeveral {
  const fail = (failure: string, status: number): SentSeveral => ({ result: { ...result, failure }, status })
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 429) return fail(words.errors.limit, 429)
  if (isUnavailable(error)) return fail(words.errors.unavailable, 503)
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401) {
    return { result: { ...result, failure: words.errors.signedOut, isSignedOut: true }, status: 422 }
  }
  if (error.status === 403) return fail(words.errors.managed, 403)
  const errors = error.status === 422 ? apiErrors(error, result) : {}
  if (Object.keys(errors).length === 0) throw error
  return { result: { ...result, errors }, status: 422 }
}

/** Returns the API's errors in our words, at their fields. */
function apiErrors(error: ApiError, { typed, offered }: SeveralResult): SeveralResult['errors'] {
  const pointers = error.errors.map(({ source }) => source?.pointer ?? '')
  const place = /\/communityIds\/(\d)/.exec(pointers.join(' '))?.[1]
  if (place !== undefined) return { communities: communityError(typed.communityIds[Number(place)] ?? '', offered) }
  return pointers.some((pointer) => pointer.endsWith('/email')) ? { email: words.errors.email } : {}
}

function communityError(id: string, offered: readonly OfferedCommunity[]): string {
  const known = offered.find((community) => community.id === id)
  return known ? words.errors.asked(known.name) : words.errors.unlisted
}
