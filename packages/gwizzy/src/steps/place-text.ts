// cspell:ignore Fallon
import type { LocationAnswer } from '@pkg/domain'

type SearchParams = LocationAnswer['searchParams']

/** Formats a place as `Fort Collins, CO 80525`, or as much of it as is known. */
export function placeText({ city, state, zip }: SearchParams): string {
  return [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')
}

/** Parses a place from plain text: a ZIP code, also with its last four digits, a city with its state after a comma, or a city. */
export function placeFromText(text: string): SearchParams {
  const [ending = '', zip = ''] = /\b(\d{5})(?:-\d{0,4})?$/.exec(text.trim()) ?? []
  const [city = '', state = ''] = text.replace(ending, '').split(',')
  return { city: city.trim(), state: state.trim().toUpperCase(), zip }
}

/** The place that a person typed, or why none was found: no such ZIP code, no such name, or a choice between several places. */
export type FoundPlace = { place: SearchParams } | { missing: 'zip' | 'name' | 'choice' }

/**
 * Returns the found place that a person typed: that with the same ZIP code, or else that with the same name and state. A name alone isn't enough if
 * several states have it, because the state decides whose advisor calls. [EDGE-009]
 */
export function matchPlace(typed: SearchParams, found: readonly SearchParams[]): FoundPlace {
  if (typed.zip) {
    const place = found.find(({ zip }) => zip === typed.zip)
    return place ? { place } : { missing: 'zip' }
  }
  const named = found.filter(({ city, state }) => isSameName(city, typed.city) && isSameState(state, typed.state))
  const places = named.length > 0 || typed.state ? named : found.filter((one) => isNameWithState(typed.city, one))
  const place = places.find(({ zip }) => zip === '') ?? places[0]
  if (place && places.every(({ state }) => state === place.state)) return { place }
  return { missing: found.length > 0 ? 'choice' : 'name' }
}

const isSameName = (one: string, other: string) => comparable(one) === comparable(other)

/** The search has already understood a state that isn't a code, such as `Florida`. */
const isSameState = (state: string, typed: string) => typed.length !== 2 || state === typed

/** Whether a text is a place's name with its state, without a comma: `Denver CO` or `Denver Colorado`. */
function isNameWithState(text: string, { city, state }: SearchParams): boolean {
  const [whole, name] = [comparable(text), comparable(city)]
  if (name === '' || !whole.startsWith(name)) return false
  // A state's code consists of its name's first letter and a later one, in this order.
  const [first = '', second = ''] = state.toLowerCase()
  const ending = whole.slice(name.length)
  return ending.startsWith(first) && ending.includes(second, 1)
}

/** A name without accents, signs, and spaces, and with short forms: data and people write `Wilkes-Barre` and `O’Fallon` in several ways. */
const comparable = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:saint|mount|fort)\b/g, (word) => shortForms[word] ?? word)
    .replaceAll(' ', '')

const shortForms: Record<string, string> = { saint: 'st', mount: 'mt', fort: 'ft' }
