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

/** Reads what a URL asks for with `near` and `help`: some help in the whole country without them. */
export function readPriceQuestion(request: Request): PriceQuestion {
  const { searchParams } = new URL(request.url)
  return {
    place: (searchParams.get('near') ?? '').trim().slice(0, 80),
    level: careLevels.find((level) => level === searchParams.get('help')) ?? 'light-care',
  }
}

/** Loads the prices for a place and a level of care. Never fails: a problem is part of the answer. [FIND-016] */
export async function loadPrices(question: PriceQuestion, request: Request, context: AppLoadContext): Promise<Prices> {
  const { place, level } = question
  try {
    return { question, answer: await apiFor(request, context).stats.prices({ level, ...(place ? { place } : {}) }) }
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    if (!isUnknown) console.error(error)
    return { question, problem: isUnknown ? 'unknown-place' : 'unavailable' }
  }
}
