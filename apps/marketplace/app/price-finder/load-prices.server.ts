import { ApiError, type PriceAnswer } from '@pkg/api-client'
import { type CareLevel, careLevels } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'

/** What the price finder asks. */
export interface PriceQuestion {
  place: string
  level: CareLevel
}

/** What the price finder shows. Without an answer, the place is unknown or the API can't be reached. */
export interface Prices {
  question: PriceQuestion
  answer?: PriceAnswer
  problem?: 'unknown-place' | 'unavailable'
}

/** Loads the prices that a URL asks for with `near` and `help`: some help in the whole country without them. [FIND-016] */
export async function loadPrices(request: Request, context: AppLoadContext): Promise<Prices> {
  const { searchParams } = new URL(request.url)
  const question = {
    place: (searchParams.get('near') ?? '').trim().slice(0, 80),
    level: careLevels.find((level) => level === searchParams.get('help')) ?? 'light-care',
  }
  try {
    const { place, level } = question
    return { question, answer: await apiFor(request, context).stats.prices({ level, ...(place ? { place } : {}) }) }
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    if (!isUnknown) console.error(error)
    return { question, problem: isUnknown ? 'unknown-place' : 'unavailable' }
  }
}
