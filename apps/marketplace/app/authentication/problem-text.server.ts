import { ApiError, ApiUnreachableError } from '@pkg/api-client'
import { authTexts } from './texts'

const words = authTexts.problems

/** The refusals of the API that a person can do something about, in our words. */
export function problemText(problem: unknown): string | undefined {
  if (problem instanceof ApiUnreachableError) return words.unreachable
  if (!(problem instanceof ApiError)) return undefined
  if (problem.status === 429) return words.tooMany
  return problem.status >= 500 ? words.unreachable : undefined
}
