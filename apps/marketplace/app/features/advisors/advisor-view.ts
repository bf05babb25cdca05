import type { AdvisorCard } from '@pkg/api-client'
import { imageUrl, momentText, stateName, siteLocale } from '@pkg/domain'
import { advisorUrl } from './advisor-url'
import { agentsTexts } from './texts'

const words = agentsTexts.card

/** An advisor as a list shows one. */
export interface AdvisorView {
  id: string
  name: string
  url: string
  place: string
  areas: string
  introduction?: string
  /** The URL of the portrait. */
  portrait?: string
  languages: string
  recentVisits: number
  /** When the advisor can call next, in the advisor's time zone. */
  nextFree?: string
  /** Whether the advisor is made up for the demo. */
  isDemo: boolean
}

/** Enough pixels for the largest portrait on the sharpest screens. */
const portraitSize = { width: 320, height: 320 }

const listText = (names: string[]) => new Intl.ListFormat(siteLocale).format(names)

/** Returns the name of a language, such as `Spanish` for `es`. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(siteLocale, { type: 'language' }).of(code) ?? code

/** Returns an advisor as a list shows one. */
export function toAdvisorView(card: AdvisorCard): AdvisorView {
  const {
    id,
    name,
    city,
    state,
    areas,
    introduction,
    portrait,
    languages,
    recentVisits,
    nextFreeAt,
    timeZone,
    isDemo,
  } = card
  return {
    id,
    name,
    url: advisorUrl(card),
    place: `${city}, ${state}`,
    areas: listText(areas.map(areaText)),
    ...(introduction ? { introduction } : {}),
    ...(portrait ? { portrait: imageUrl(portrait, portraitSize) } : {}),
    languages: listText(languages.map(languageName)),
    recentVisits,
    isDemo,
    ...(nextFreeAt ? { nextFree: momentText(nextFreeAt, timeZone) } : {}),
  }
}

/** Returns whether search engines leave out a list: one with a filter, without advisors, or with made-up ones only. [TRUTH-013] */
export const isListHidden = ({ advisors, filter }: { advisors: readonly AdvisorView[]; filter: object }): boolean =>
  Object.keys(filter).length > 0 || advisors.every(({ isDemo }) => isDemo)

function areaText({ state, counties }: AdvisorCard['areas'][number]): string {
  if (counties.length === 0) return words.allOf(stateName(state))
  const names = counties.map((county) => county.replace(/ (?:County|Parish|Borough)$/, ''))
  return words.counties(listText(names), names.length, state)
}
