import type { AdvisorCandidate, AdvisorObstacle, AdvisorRank, FamilyNeeds } from './choose-advisor'
import { rankAdvisor } from './choose-advisor'

/** What the score of an advisor consists of, the part that decides first coming first. */
export const fitParts = ['area', 'language', 'speed'] as const
export type FitPartName = (typeof fitParts)[number]

/** A part of a score: its points, and the most that it can have. */
export interface FitPart {
  name: FitPartName
  points: number
  of: number
}

/** How well an advisor fits a family, from 0 to 100, with what raised and lowered it. It has no field for what a community pays. [DASH-005, TRUST-010] */
export interface AdvisorFit {
  score: number
  parts: FitPart[]
  /** What the advisor serves around the family. Missing for a family whose state is unknown, which counts as the advisor's county. */
  area?: 'county' | 'state' | 'nearby' | 'region'
  /** Whether the advisor speaks the family's language. */
  speaksLanguage: boolean
  openLeads: number
  /** The most open leads the advisor takes; unlimited if missing. */
  capacity?: number
  /** The average response time in minutes. Missing without a history, which counts as 2 hours. */
  minutesToRespond?: number
}

/**
 * The most points of each part. A step of the area outweighs everything after it, and the language outweighs the speed, so the scores of two
 * advisors are ordered as the assignment orders them.
 */
const most: Readonly<Record<FitPartName, number>> = { area: 78, language: 12, speed: 10 }
const areas = ['county', 'state', 'nearby', 'region'] as const
const areaSteps = areas.length - 1

/** The expected wait in minutes that gets half of the points for speed. */
const halfWait = 480

/**
 * Returns how well an advisor fits a family, or why they can't get it. The score orders advisors as `rankAdvisors` does, except that it leaves
 * out the advisor of the community's page. [DASH-005, AGENT-003]
 */
export function advisorFit(candidate: AdvisorCandidate, needs: FamilyNeeds): AdvisorFit | AdvisorObstacle {
  const rank = rankAdvisor(candidate, needs)
  if (typeof rank === 'string') return rank
  const parts = fitParts.map((name) => ({ name, points: points[name](rank), of: most[name] }))
  const area = needs.state ? areas[rank.distance] : undefined
  const { openLeads, capacity, minutesToRespond } = candidate
  return {
    score: parts.reduce((sum, part) => sum + part.points, 0),
    parts,
    ...(area ? { area } : {}),
    speaksLanguage: rank.isForeign === 0,
    openLeads,
    ...(capacity === undefined ? {} : { capacity }),
    ...(minutesToRespond === undefined ? {} : { minutesToRespond }),
  }
}

/** Whole points, so a label with the parts adds up. */
const points: Readonly<Record<FitPartName, (rank: AdvisorRank) => number>> = {
  area: ({ distance }) => Math.round((most.area * (areaSteps - distance)) / areaSteps),
  language: ({ isForeign }) => (isForeign ? 0 : most.language),
  speed: ({ wait }) => Math.round((most.speed * halfWait) / (halfWait + wait)),
}

/** Returns the part that lowered a score most. Returns none for a full score. [DASH-005] */
export function lowestPart({ parts }: Pick<AdvisorFit, 'parts'>): FitPartName | undefined {
  const lost = parts
    .map(({ name, points: had, of }) => ({ name, lost: of - had }))
    .toSorted((one, other) => other.lost - one.lost)[0]
  return lost && lost.lost > 0 ? lost.name : undefined
}
