import type { Suggestion } from '@pkg/api-client'
import { allowedMistakes, editDistance, stateByCode, type TypeOfCareSlug } from '@pkg/domain'
import type { NamedCommunity } from '../communities/name-search-store'
import { placePath } from '../places/place-service'
import type { FoundPlace, PlaceMatch } from './place-candidates'
import type { FoundStreet } from './streets'

/** A suggestion, and how likely it is: the lower, the likelier. */
export interface Candidate {
  rank: number
  suggestion: Suggestion
}

/** The order of matches of different kinds. Among equals, a location with more communities comes first. */
const ranks = {
  exactPlace: 0,
  exactName: 1,
  street: 2,
  beginningOfPlace: 3,
  nameWords: 4,
  similarPlace: 5,
  partOfText: 6,
  similarName: 7,
  emptyPlace: 8,
}

const placeRanks: Record<PlaceMatch, number> = {
  exact: ranks.exactPlace,
  beginning: ranks.beginningOfPlace,
  similar: ranks.similarPlace,
  part: ranks.partOfText,
}

/** Ranks a location. One without communities comes after everything that has some. */
export function rankPlace({ place, match, communities }: FoundPlace, care: TypeOfCareSlug | undefined): Candidate {
  const { id, kind, name, state, latitude, longitude, zip } = place
  const isZip = kind === 'zip'
  const nearZip = `?${new URLSearchParams({ sort: 'distance', geo: `${latitude},${longitude}` }).toString()}`
  const isFound = communities > 0 || (isZip && match === 'exact')
  return {
    rank:
      (isFound ? placeRanks[match] : ranks.emptyPlace + placeRanks[match] / 10) +
      // Of a city and a county with one name, people mean the city.
      (kind === 'county' ? 0.1 : 0) +
      fraction(communities + place.weight / 10_000),
    suggestion: {
      id,
      kind: 'place',
      name: isZip ? (zip ?? '') : name,
      detail: isZip ? `${name}, ${state}` : kind === 'state' ? '' : state,
      ...(care ? { care } : {}),
      communities,
      isExact: match === 'exact',
      path: isZip ? placePath(place, care) + nearZip : placePath(place, care),
    },
  }
}

/**
 * Ranks a community by how much of its name was typed, with or without its city. Its place in the list, from its own search, decides among equals.
 * Returns nothing if a typed word is in neither, not even with a typo, or if only the care type or the city was typed.
 */
export function rankCommunity(
  { id, name, city, state, url }: NamedCommunity,
  index: number,
  { typed, rest }: { typed: string; rest: string },
): Candidate[] {
  const words = rest.split(/[\s,]+/).filter(Boolean)
  const plain = name.toLowerCase()
  const inName = wordsIn(words, plain)
  const inPlace = wordsIn(words, `${city} ${state} ${stateByCode(state)?.name ?? ''}`.toLowerCase())
  if (inName.length === 0 || words.some((word) => !inName.includes(word) && !inPlace.includes(word))) return []
  const isExact = plain === typed.trim().toLowerCase()
  const hasAll = inName.every((word) => plain.includes(word))
  const isBeginning = words.length > 1 && plain.startsWith(inName.join(' '))
  const rank = isExact || isBeginning ? ranks.exactName : hasAll ? ranks.nameWords : ranks.similarName
  const suggestion: Suggestion = { id, kind: 'community', name, detail: `${city}, ${state}`, isExact, path: url }
  return [{ rank: rank + index / 1000, suggestion }]
}

/** Returns the words that start a word of the text, or that are one with a typo. */
function wordsIn(words: string[], text: string): string[] {
  const parts = text.split(/[^\p{L}\d]+/u)
  const isMeant = (word: string, part: string) =>
    part.startsWith(word) || editDistance(word, part) <= allowedMistakes(part.length)
  return words.filter((word) => parts.some((part) => isMeant(word, part)))
}

/** Ranks a street, or the community at a typed address. */
export function rankStreet({ street, communities, isMeant, path }: FoundStreet, index: number): Candidate {
  const [first] = communities
  const where = first ? `${first.city}, ${first.state}` : ''
  const isAddress = path === first?.url
  const suggestion: Suggestion =
    isAddress && first
      ? { id: first.id, kind: 'community', name: first.name, detail: `${street}, ${where}`, isExact: true, path }
      : {
          id: `street:${path}`,
          kind: 'street',
          name: street,
          detail: where,
          communities: communities.length,
          isExact: false,
          path,
        }
  return { rank: (isMeant ? ranks.street : ranks.nameWords) + 0.5 + index / 1000, suggestion }
}

/** Returns a number below 1 that is smaller for more communities. */
const fraction = (communities: number) => 0.4 / (1 + communities)
