import { ApiError, ApiUnreachableError, type Client, createClient } from '@pkg/api-client'
import { type AppLoadContext, data } from '@remix-run/node'
import { hostContext } from './host-context'

/** The API as the person of this request sees it: with the person's cookies and address. */
export function apiFor(request: Request, context: AppLoadContext): Client {
  const host = hostContext(context)
  const cookie = request.headers.get('cookie')
  return createClient({
    baseUrl: host.apiUrl ?? process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`,
    headers: {
      ...(cookie ? { cookie } : {}),
      // The list of sessions tells a person's browsers apart.
      'user-agent': request.headers.get('user-agent') ?? '',
      ...(host.clientAddress ? { 'x-forwarded-for': host.clientAddress } : {}),
    },
    timeout: 5000,
  })
}

/** What the error page reads: one plain reason. */
export interface PageProblem {
  kind: 'not-found' | 'bad-request' | 'unavailable'
  /** For a bad request: what the API said about the parameters. */
  details: string[]
}

/** Waits for an answer; a refusal or a silent API becomes a page that says so. */
export async function orProblem<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) throw problemPage('not-found', 404)
    if (problem instanceof ApiError && problem.status === 400) {
      throw problemPage(
        'bad-request',
        400,
        problem.errors.map(({ detail, title }) => detail ?? title),
      )
    }
    if (problem instanceof ApiUnreachableError || problem instanceof ApiError) throw problemPage('unavailable', 503)
    throw problem
  }
}

/** The answer that shows the error page. */
export function problemPage(kind: PageProblem['kind'], status: number, details: string[] = []) {
  return data({ kind, details } satisfies PageProblem, {
    status,
    ...(status === 503 ? { headers: { 'retry-after': '5' } } : {}),
  })
}
