import { type AdvisorCandidate, areaDistance, type FamilyNeeds } from './choose-advisor'

/** Why a family was offered to an advisor, as it was then. What a community pays is never among the reasons. [WORK-002, TRUST-010] */
export interface OfferReasons {
  /** What the advisor serves around the family: its county, its whole state, other counties of it, or its region. Missing for an unknown place. */
  area?: 'county' | 'state' | 'nearby' | 'region'
  /** The family's language, if the advisor speaks it. */
  language?: string
  /** How many more families the advisor had room for, this one included. */
  room: number
  /** Whether the family was shown this advisor before it gave its phone number. */
  isShown?: true
}

const areas = ['county', 'state', 'nearby', 'region'] as const

/** Returns why a family is offered to an advisor. [WORK-002] */
export function offerReasons(
  { agent, capacity = Infinity, openLeads, languages = ['en'] }: AdvisorCandidate,
  { state, county = '', language = 'en' }: FamilyNeeds,
  isShown: boolean,
): OfferReasons {
  const area = state ? areas[areaDistance(agent, state, county)] : undefined
  return {
    ...(area ? { area } : {}),
    ...(languages.includes(language) ? { language } : {}),
    room: Math.max(0, capacity - openLeads),
    ...(isShown ? { isShown } : {}),
  }
}
