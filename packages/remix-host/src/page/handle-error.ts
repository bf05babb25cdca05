import type { HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

/**
 * Reports what loaders, actions, and pages threw. Export it from `entry.server.tsx`. A response below 500, such as one for a page that doesn’t
 * exist, is an answer and no error, and its URL can hold what a person typed.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500
  // No one waits for the page of a browser that has left.
  if (!isAnswer && !request.signal.aborted) console.error(error)
}
