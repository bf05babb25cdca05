import {
  budgetRangeOf,
  careRunningName,
  type CareTypeSlug,
  type RecommendedCommunity,
  type UserActionData,
} from '@pkg/domain'

const spanishCare: Record<CareTypeSlug, string> = {
  'assisted-living': 'vida asistida',
  'independent-living': 'vida independiente',
  'board-and-care-home': 'hogar de cuidados',
  'memory-care': 'cuidado de la memoria',
  'continuing-care-retirement-community': 'cuidado continuo',
  'active-adult': 'vida activa para mayores de 55 años',
  'skilled-nursing-facility': 'enfermería especializada',
  'care-home': 'casa de cuidados',
}

const texts = {
  en: {
    near: (miles: number, name: string) => `All are within ${miles} ${miles === 1 ? 'mile' : 'miles'} of ${name}.`,
    care: (care: CareTypeSlug) => `All offer ${careRunningName(care)}.`,
    budget: (count: number) =>
      count === 1 ? 'One starts within the budget you named.' : `${count} start within the budget you named.`,
  },
  es: {
    near: (miles: number, name: string) =>
      `Todas están a menos de ${miles} ${miles === 1 ? 'milla' : 'millas'} de ${name}.`,
    care: (care: CareTypeSlug) => `Todas ofrecen ${spanishCare[care]}.`,
    budget: (count: number) =>
      count === 1
        ? 'Una empieza dentro del presupuesto que indicó.'
        : `${count} empiezan dentro del presupuesto que indicó.`,
  },
} as const

const shown = 3

/** Why the nearest of these communities were chosen: only what is true of those that are shown. [HOME-002, CONF-003, FLOW-007] */
export function recommendationReasons(
  language: 'en' | 'es',
  askedFor: string,
  recommended: RecommendedCommunity[],
  { budgetRange }: Pick<UserActionData, 'budgetRange'>,
): string[] {
  const first = recommended.slice(0, shown)
  const [one] = first
  if (!one) return []
  const words = texts[language]
  const miles = Math.max(1, Math.ceil(Math.max(...first.map(({ distance }) => distance))))
  const care = one.care.find((type) => first.every((community) => community.care.includes(type)))
  const affordable = first.filter(
    ({ startingRate, hidePricing }) => startingRate > 0 && !hidePricing && budgetRangeOf(startingRate) === budgetRange,
  )
  return [
    words.near(miles, askedFor),
    ...(care ? [words.care(care)] : []),
    ...(affordable.length > 0 ? [words.budget(affordable.length)] : []),
  ]
}
