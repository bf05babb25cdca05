import type { LocationAnswer } from '@pkg/domain'

type SearchParams = LocationAnswer['searchParams']

/** A place as people read it: `Fort Collins, CO 80525`, or as much of it as is known. */
export function placeText({ city, state, zip }: SearchParams): string {
  return [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')
}

/** The place that plain text names: a ZIP code, a city with its state behind a comma, or a city alone. */
export function placeFromText(text: string): SearchParams {
  const zip = /\b\d{5}$/.exec(text.trim())?.[0] ?? ''
  const [city = '', state = ''] = text.replace(zip, '').split(',')
  return { city: city.trim(), state: state.trim().toUpperCase(), zip }
}
