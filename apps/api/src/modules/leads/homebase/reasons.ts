import {
  budgetRangeOf,
  careNameInSentence,
  type CareTypeSlug,
  type RecommendedCommunity,
  type UserActionData,
} from '@pkg/domain'
import { spanishNameInSentence } from '@pkg/domain/spanish-names'

/** The sentences for one community and for several. */
const texts = {
  en: {
    near: {
      one: (miles: string, name: string) => `It’s within ${miles} of ${name}.`,
      all: (miles: string, name: string) => `All are within ${miles} of ${name}.`,
    },
    care: {
      one: (care: CareTypeSlug) => `It offers ${careNameInSentence(care)}.`,
      all: (care: CareTypeSlug) => `All offer ${careNameInSentence(care)}.`,
    },
    budget: {
      one: () => 'It starts within your budget.',
      all: (count: number) => (count === 1 ? 'One starts within your budget.' : `${count} start within your budget.`),
    },
    miles: (count: number) => (count === 1 ? '1 mile' : `${count} miles`),
  },
  es: {
    near: {
      one: (miles: string, name: string) => `Está a menos de ${miles} de ${name}.`,
      all: (miles: string, name: string) => `Todas están a menos de ${miles} de ${name}.`,
    },
    care: {
      one: (care: CareTypeSlug) => `Ofrece ${spanishNameInSentence(careNameInSentence(care))}.`,
      all: (care: CareTypeSlug) => `Todas ofrecen ${spanishNameInSentence(careNameInSentence(care))}.`,
    },
    budget: {
      one: () => 'Sus precios empiezan dentro de su presupuesto.',
      all: (count: number) =>
        count === 1
          ? 'Los precios de una empiezan dentro de su presupuesto.'
          : `Los precios de ${count} empiezan dentro de su presupuesto.`,
    },
    miles: (count: number) => (count === 1 ? '1 milla' : `${count} millas`),
  },
} as const

/** Returns the reasons for recommended communities, with their prices by ID. Distance and care type are true of every community shown. [HOME-002, CONF-003] */
export function recommendationReasons(
  language: 'en' | 'es',
  requestedName: string,
  { shown, prices }: { shown: RecommendedCommunity[]; prices: ReadonlyMap<string, number> },
  { budgetRange }: Pick<UserActionData, 'budgetRange'>,
): string[] {
  const [first] = shown
  if (!first) return []
  const words = texts[language]
  const form = shown.length === 1 ? 'one' : 'all'
  const miles = Math.max(1, Math.ceil(Math.max(...shown.map(({ distance }) => distance))))
  const care = first.care.find((type) => shown.every((community) => community.care.includes(type)))
  const affordable = shown.filter(({ id }) => {
    const price = prices.get(id) ?? 0
    return price > 0 && budgetRangeOf(price) === budgetRange
  })
  return [
    words.near[form](words.miles(miles), requestedName),
    ...(care ? [words.care[form](care)] : []),
    ...(affordable.length > 0 ? [words.budget[form](affordable.length)] : []),
  ]
}
