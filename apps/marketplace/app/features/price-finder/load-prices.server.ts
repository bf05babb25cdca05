import { ApiError, type Client, type PriceAnswer } from '@pkg/api-client'
import { type CareLevel, careLevels } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { type StreetView, streetView } from './street-view.server'

/** What the price finder asks. */
export interface PriceQuestion {
  place: string
  level: CareLevel
}

/** What the price finder shows. Without an answer, the place is unknown or the API can't be reached. */
export interface Prices {
  question: PriceQuestion
  answer?: PriceAnswer
  /** The answer's prices as a street. */
  street?: StreetView
  /** Other places with the same name, such as `Springfield, MO`, those with the most communities first. */
  others?: string[]
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
    const answer = await apiFor(request, context).stats.prices({ level, ...(place ? { place } : {}) })
    return { question, answer, ...(answer.prices ? { street: streetView(answer.prices) } : {}) }
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    if (!isUnknown) console.error(error)
    return { question, problem: isUnknown ? 'unknown-place' : 'unavailable' }
  }
}

/** Loads the prices for the price finder, with the other places that a person may have meant. Never fails. [FIND-016, FIND-001] */
export async function loadPricesAndOthers(
  question: PriceQuestion,
  request: Request,
  context: AppLoadContext,
): Promise<Prices> {
  const [prices, named] = await Promise.all([
    loadPrices(question, request, context),
    isNameAlone(question.place) ? findPlacesNamed(apiFor(request, context), question.place) : [],
  ])
  const { answer } = prices
  return answer ? { ...prices, others: named.filter((other) => other !== answer.listing.name) } : prices
}

/** Returns whether what was typed could be in several states: neither a ZIP code nor with a state. */
const isNameAlone = (place: string): boolean => place !== '' && !/[\d,]/.test(place)

/** Returns the places with communities that have exactly this name, each with its state. They’re a hint, so a failure hides them. */
async function findPlacesNamed(api: Client, place: string): Promise<string[]> {
  try {
    const { items } = await api.search.suggest({ q: place })
    return items.flatMap(({ kind, isExact, name, detail, communities = 0 }) =>
      kind === 'place' && isExact && detail && communities > 0 ? [`${name}, ${detail}`] : [],
    )
  } catch (error) {
    console.error(error)
    return []
  }
}
