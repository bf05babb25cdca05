import { isUnavailable } from '@pkg/remix-host/server'
import { requireResponse } from '~/site/server/require-response'
import type { Part } from '~/site/server/part'

/**
 * Waits for a part of a page. While the API can't answer, the part fails alone.
 *
 * @throws What `requireResponse` throws, for any other failed request. [ERR-018]
 */
export async function loadPart<T>(request: Request, loading: Promise<T>): Promise<Part<T>> {
  const part = loading.then(
    (value): Part<T> => ({ isLoaded: true, value }),
    (error: unknown): Part<T> => {
      if (isUnavailable(error)) return { isLoaded: false }
      throw error
    },
  )
  return requireResponse(request, part)
}
