import type { Suggestion } from '@pkg/api-client'
import { allowedMistakes, editDistance, type ListingQuery, stateByCode } from '@pkg/domain'
import type { NamedCommunity } from '../communities/name-search-store'
import { placePath } from '../places/place-service'
import type { FoundPlace, PlaceMatch } from './place-candidates'
import { isFiltered, pathWithFilters } from './search-listing'
import type { FoundStreet } from './streets'

/** A suggestion, and how likely it is: the lower, the likelier. */
export interface Candidate {
  rank: number
  suggestion: Suggestion
}

/** The order of matches of different kinds. Among equals, a location with more communities comes first. */
const ranks = {
  nickname: -1,
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
  nickname: ranks.nickname,
  exact: ranks.exactPlace,
  beginning: ranks.beginningOfPlace,
  similar: ranks.similarPlace,
  part: ranks.partOfText,
}

/** What a search says besides a place. */
export interface SearchedFor {
  listing: ListingQuery
  /** The words that can't be searched by. */
  unused: readonly string[]
  /** Whether people call other places by the name. */
  isNickname: boolean
  /** The weight of the largest place with the name. */
  largest: number
}

/** Of places with one name, people mean one that isn't this much smaller than the largest: Denver is in Colorado, but which Springfield? [FIND-021] */
const smallestPart = 1 / 4

/** Ranks a location. One without communities comes after everything that has some. */
export function rankPlace(found: FoundPlace, search: SearchedFor, index = 0): Candidate {
  const { place, match, communities } = found
  const isFound = communities > 0 || match === 'nickname' || (place.kind === 'zip' && match === 'exact')
  return {
    rank:
      (isFound ? placeRanks[match] : ranks.emptyPlace + placeRanks[match] / 10) +
      // Of a city and a county with one name, people mean the city.
      (place.kind === 'county' && match !== 'nickname' ? 0.1 : 0) +
      // Of several places that people call by one name, the first is the one that they mean most.
      (match === 'nickname' ? index / 100 : fraction(communities + place.weight / 10_000)),
    suggestion: suggestPlace(found, search),
  }
}

function suggestPlace(
  { place, match, near, others, isMeant, communities }: FoundPlace,
  { listing, unused, isNickname, largest }: SearchedFor,
): Suggestion {
  const { id, kind, name, state, zip } = place
  const isZip = kind === 'zip'
  const words = others ? [...unused, others] : unused
  const isLarge = kind === 'state' || isZip || place.weight >= largest * smallestPart
  return {
    id,
    kind: 'place',
    name: isZip ? (zip ?? '') : name,
    detail: isZip ? `${name}, ${state}` : kind === 'state' ? '' : state,
    ...(listing.toc ? { care: listing.toc } : {}),
    communities,
    ...(isFiltered(listing) ? { isFiltered: true } : {}),
    ...(near?.zip ? { near: near.zip } : {}),
    ...(words.length > 0 ? { unused: [...words] } : {}),
    isExact: match === 'nickname' || ((match === 'exact' || (match === 'part' && isMeant)) && !isNickname && isLarge),
    path: pathWithFilters(placePath(place, listing.toc), { listing, near: isZip ? place : near, unused: words }),
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
