import type { AdvisorCard } from '@pkg/api-client'
import { momentText, stateName, siteLocale } from '@pkg/domain'
import type { AdvisorPictureView } from '~/parts/advisor-picture/AdvisorPicture'
import { advisorPicture } from '~/parts/advisor-picture/advisor-picture'
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
  picture: AdvisorPictureView
  languages: string
  /** The counties in few words, for a card. */
  shortAreas: string
  /** The languages besides English. */
  otherLanguages: string
  recentVisits: number
  /** When the advisor can call next, in the advisor's time zone. */
  nextFree?: string
  /** Whether the advisor is made up for the demo. */
  isDemo: boolean
}

const listText = (names: string[]) => new Intl.ListFormat(siteLocale).format(names)

/** Returns the name of a language, such as `Spanish` for `es`. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(siteLocale, { type: 'language' }).of(code) ?? code

/** Returns an advisor as a list shows one. */
export function toAdvisorView(card: AdvisorCard): AdvisorView {
  const { id, name, city, state, areas, introduction, languages, recentVisits, nextFreeAt, timeZone, isDemo } = card
  return {
    id,
    name,
    url: advisorUrl(card),
    place: `${city}, ${state}`,
    areas: listText(areas.map(areaText)),
    ...(introduction ? { introduction } : {}),
    picture: advisorPicture(card),
    languages: listText(languages.map(languageName)),
    shortAreas: areas.map(shortAreaText).join(' · '),
    otherLanguages: listText(languages.filter((code) => code !== 'en').map(languageName)),
    recentVisits,
    isDemo,
    ...(nextFreeAt ? { nextFree: momentText(nextFreeAt, timeZone) } : {}),
  }
}

/** Returns whether search engines leave out a list: one with a filter, without advisors, or with made-up ones only. [TRUTH-013] */
export const isListHidden = ({ advisors, filter }: { advisors: readonly AdvisorView[]; filter: object }): boolean =>
  Object.keys(filter).length > 0 || advisors.every(({ isDemo }) => isDemo)

const plainName = (county: string) => county.replace(/ (?:County|Parish|Borough)$/, '')

function areaText({ state, counties }: AdvisorCard['areas'][number]): string {
  if (counties.length === 0) return words.allOf(stateName(state))
  return words.counties(listText(counties.map(plainName)), counties.length, state)
}

/** How many counties a card names. */
const namedCounties = 3

function shortAreaText({ state, counties }: AdvisorCard['areas'][number]): string {
  if (counties.length === 0) return words.wholeState(stateName(state))
  const names = counties.slice(0, namedCounties).map(plainName)
  const rest = counties.length - names.length
  return `${rest > 0 ? words.more(names.join(', '), rest) : listText(names)}, ${state}`
}
