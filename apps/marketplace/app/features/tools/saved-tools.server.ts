import { ApiError, type Client } from '@pkg/api-client'
import { type ToolAnswers, type ToolSlug, toolSlugs } from '@pkg/domain'
import { apiFor, hasSession, siteCookie } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { readToolAnswers, toParameters } from './answers'

/** What a family saved in one tool. */
export interface SavedAnswers {
  tool: ToolSlug
  answers: ToolAnswers
}

/** What a family saved in the tools: in its account, or else in this browser. */
export interface SavedTools {
  isSignedIn: boolean
  saved: SavedAnswers[]
  /** Cookies to send, if answers of the browser were moved to the account. */
  headers: Headers
}

const notStored = { 'cache-control': 'private, no-store' }
const seconds = 180 * 86_400

const cookieOf = (tool: ToolSlug, context: AppLoadContext, maxAge = seconds) =>
  siteCookie(`tool-${tool}`, context, { maxAge })

/**
 * Returns what the account saved, after it has moved there what this browser saved without an account. Without a session, it returns what the
 * browser saved. [HOME-004]
 */
export async function loadSavedTools(request: Request, context: AppLoadContext): Promise<SavedTools> {
  const headers = new Headers(notStored)
  const onDevice = await readDevice(request, context)
  const api = apiFor(request, context)
  const known = hasSession(request) ? await listAccount(api) : undefined
  if (!known) return { isSignedIn: false, saved: onDevice, headers }
  for (const { tool, answers } of onDevice) {
    await api.savedTools.replace({ id: tool, answers })
    headers.append('set-cookie', await cookieOf(tool, context, 0).serialize(''))
  }
  const others = known.filter(({ tool }) => !onDevice.some((moved) => moved.tool === tool))
  return { isSignedIn: true, saved: [...onDevice, ...others], headers }
}

/** Saves answers in the account, or without one in this browser. Returns the headers of the response. [HOME-004] */
export async function saveAnswers(
  request: Request,
  context: AppLoadContext,
  { tool, answers }: SavedAnswers,
): Promise<Headers> {
  const headers = new Headers(notStored)
  if (hasSession(request)) {
    const isSaved = await orSignedOut(apiFor(request, context).savedTools.replace({ id: tool, answers }))
    if (isSaved) return headers
  }
  headers.append('set-cookie', await cookieOf(tool, context).serialize(toParameters(answers).toString()))
  return headers
}

/** Deletes answers from the account and from this browser. Returns the headers of the response. [HOME-004] */
export async function deleteAnswers(request: Request, context: AppLoadContext, tool: ToolSlug): Promise<Headers> {
  const headers = new Headers(notStored)
  headers.append('set-cookie', await cookieOf(tool, context, 0).serialize(''))
  if (hasSession(request)) {
    await apiFor(request, context)
      .savedTools.remove({ id: tool })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 404)) throw error
      })
  }
  return headers
}

async function readDevice(request: Request, context: AppLoadContext): Promise<SavedAnswers[]> {
  const sent = request.headers.get('cookie')
  const read = toolSlugs.map(async (tool): Promise<SavedAnswers[]> => {
    const value: unknown = await cookieOf(tool, context).parse(sent)
    if (typeof value !== 'string' || value === '') return []
    return [{ tool, answers: readToolAnswers(tool, new URLSearchParams(value)) }]
  })
  return (await Promise.all(read)).flat()
}

async function listAccount(api: Client): Promise<SavedAnswers[] | undefined> {
  const page = await orSignedOut(api.savedTools.list())
  return page?.items.map(({ id, answers }) => ({ tool: id, answers }))
}

/** Returns undefined if the session has ended. */
function orSignedOut<T>(response: Promise<T>): Promise<T | undefined> {
  return response.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  })
}
