import { type CommunityTile, startingPriceText } from '@pkg/domain'
import type { MessageContent } from '../messaging'

/** How many communities an alert names. The list has the others. */
export const namedCount = 5

/** What an alert says about a community. */
export type MatchedCommunity = Pick<CommunityTile, 'name' | 'url' | 'startingRate' | 'hidePricing'> & {
  address: { city: string; state: string }
}

/** What a saved search shows. */
export interface SearchInWords {
  /** The care type’s name inside a sentence. */
  care: string
  /** The city and the state, or the state. Missing for the whole country. */
  place: string | undefined
  /** Whether an area on the map replaces the place. */
  hasArea: boolean
  /** How many filters narrow the list, besides the area. */
  filterCount: number
}

/** Returns a search in words, for a sentence: `Assisted Living in Boulder, Colorado, with 2 filters`. */
export function searchLabel({ care, place, hasArea, filterCount }: SearchInWords): string {
  const where = hasArea ? ' in an area on the map' : place ? ` in ${place}` : ''
  const narrowed = filterCount === 0 ? '' : filterCount === 1 ? ', with 1 filter' : `, with ${filterCount} filters`
  return `${care}${where}${narrowed}`
}

/** Returns the email that asks whether a search alert is wanted at an address. `{secret}` is the token. [HOME-005] */
export const alertConfirmation = (search: string): MessageContent => ({
  kind: 'search-alert-confirmation',
  subject: 'Turn on your search alert',
  blocks: [
    'Hi,',
    `You asked us to email you when new communities match your search for ${search}.`,
    'We’ll use this address only for these alerts, and send at most one a day for each search.',
    { action: { label: 'Turn on alert', url: '{marketplace}/search-alerts/confirm?token={secret}' } },
    {
      aside:
        'This link expires in 7 days. Didn’t ask for this? You can ignore this email, and we won’t send any alerts.',
    },
  ],
})

/** What an alert is about. */
export interface NewMatches {
  /** The search in words. */
  search: string
  /** The path of the list. */
  path: string
  /** The new matches, the best first. */
  communities: readonly MatchedCommunity[]
}

/** Returns the email about communities that newly match a search. [HOME-005] */
export function searchAlert({ search, path, communities }: NewMatches): MessageContent {
  const isOne = communities.length === 1
  const more = communities.length - namedCount
  return {
    kind: 'search-alert',
    subject: isOne ? '1 new match for your search' : `${communities.length} new matches for your search`,
    blocks: [
      'Hi,',
      isOne
        ? `A community now matches your search for ${search}:`
        : `${communities.length} communities now match your search for ${search}:`,
      ...communities
        .slice(0, namedCount)
        .map((community) => ({ link: { label: linkLabel(community), url: `{marketplace}${community.url}` } })),
      ...(more > 0 ? [`The list has ${more === 1 ? '1 more' : `${more} more`}.`] : []),
      { action: { label: 'See the list', url: `{marketplace}${path}` } },
      { aside: 'You get this email because you saved this search. We send at most one a day for each search.' },
    ],
  }
}

function linkLabel(community: MatchedCommunity): string {
  const price = community.hidePricing ? undefined : startingPriceText(community)
  const name = `${community.name} in ${community.address.city}, ${community.address.state}`
  return price ? `${name} (${price})` : name
}
