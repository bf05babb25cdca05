import type { LeadObstacle } from '@pkg/api-client'
import { type AdvisorFit, type FitPartName, lowestPart } from '@pkg/domain'
import { leadGenieTexts } from './texts'
import { languageName } from '~/parts/languages/languages'
import { spanWords } from '~/parts/Time/time-left'

const words = leadGenieTexts

/** Whether a text is for the advisor, or about one. */
export type Perspective = keyof typeof words.facts

/** A part of a score, in words. */
export interface FitRow {
  name: FitPartName
  label: string
  points: number
  of: number
  /** The fact that it's based on. */
  fact: string
  /** Whether it lowered the score most. */
  isLowest: boolean
}

/** A score with its parts, in words. [DASH-005] */
export interface FitView {
  score: number
  rows: FitRow[]
}

/** Returns a score in words. [DASH-005] */
export function fitView(fit: AdvisorFit, language: string, perspective: Perspective): FitView {
  const lowest = lowestPart(fit)
  return {
    score: fit.score,
    rows: fit.parts.map(({ name, points, of }) => ({
      name,
      label: words.parts[name],
      points,
      of,
      fact: factOf[name](fit, language, perspective),
      isLowest: name === lowest,
    })),
  }
}

const factOf: Readonly<Record<FitPartName, (fit: AdvisorFit, language: string, who: Perspective) => string>> = {
  area: ({ area }, _language, who) => words.facts[who].area[area ?? 'unknown'],
  language({ speaksLanguage }, language, who) {
    const name = languageName(language)
    return speaksLanguage ? words.facts[who].speaks(name) : words.facts[who].foreign(name)
  },
  speed({ minutesToRespond, openLeads }, _language, who) {
    const { speed, unknownSpeed } = words.facts[who]
    if (minutesToRespond === undefined) return unknownSpeed(openLeads)
    return speed(spanWords(Math.max(1, Math.round(minutesToRespond))), openLeads)
  },
}

/** Returns why an advisor can't get a family, in words. [DASH-005] */
export const obstacleWords = (obstacle: LeadObstacle, who: Perspective): string => words.obstacles[who][obstacle]
