import { ApiError, ApiUnreachableError, createClient, type Client } from '@pkg/api-client'
import { data, redirect, type AppLoadContext } from '@remix-run/node'
import type { Problem } from '~/components/PageProblem/problem'
import { hostContext } from './host-context'
import { signInPath } from './sign-in-path'

/** The API as the person of this request sees it: with their cookies and from their address. */
export function apiFor(request: Request, context: AppLoadContext): Client {
  const { apiUrl, clientAddress } = hostContext(context)
  const cookie = request.headers.get('cookie')
  return createClient({
    baseUrl: apiUrl ?? process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`,
    headers: {
      ...(cookie ? { cookie } : {}),
      // The list of sessions tells a person's browsers apart.
      'user-agent': request.headers.get('user-agent') ?? '',
      ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
    },
    timeout: 5000,
  })
}

/**
 * Waits for an answer of the API. Somebody who is not signed in is sent to sign in and back here afterwards; every other refusal,
 * and silence, becomes a page that says so.
 */
export async function answerFor<Answer>(request: Request, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (problem) {
    if (isUnavailable(problem)) throw problemPage('unavailable', 503)
    if (!(problem instanceof ApiError)) throw problem
    if (problem.status === 401) throw redirect(signInPath(request.url))
    if (problem.status === 403) throw problemPage('forbidden', 403)
    if (problem.status === 404) throw problemPage('not-found', 404)
    if (problem.status === 400) throw problemPage('bad-request', 400)
    throw problemPage('unavailable', 503)
  }
}

/** Whether an answer failed because the API is down, so that sending the same again may work. */
export function isUnavailable(problem: unknown): boolean {
  return problem instanceof ApiUnreachableError || (problem instanceof ApiError && problem.status >= 500)
}

/** What to throw for the error page. */
export function problemPage(kind: Problem, status: number) {
  return data({ kind }, { status, ...(status === 503 ? { headers: { 'retry-after': '5' } } : {}) })
}
