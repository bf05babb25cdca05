import type { LocationAnswer } from '@pkg/domain'

type SearchParams = LocationAnswer['searchParams']

/** Formats a place as `Fort Collins, CO 80525`, or as much of it as is known. */
export function placeText({ city, state, zip }: SearchParams): string {
  return [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')
}

/** Parses a place from plain text: a ZIP code, a city with its state after a comma, or a city. */
export function placeFromText(text: string): SearchParams {
  const zip = /\b\d{5}$/.exec(text.trim())?.[0] ?? ''
  const [city = '', state = ''] = text.replace(zip, '').split(',')
  return { city: city.trim(), state: state.trim().toUpperCase(), zip }
}
