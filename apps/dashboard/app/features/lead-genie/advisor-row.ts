import type { LeadAdvisor } from '@pkg/api-client'
import { leadGenieTexts } from './texts'
import { type FitView, fitView, obstacleWords } from './fit-view'

const words = leadGenieTexts

/** An advisor for a family, in words: with how well they fit, or why they can't get it. */
export interface AdvisorRow {
  id: string
  name: string
  load: string
  fit?: FitView | undefined
  obstacle?: string | undefined
}

/** Returns an advisor for a family in words. [DASH-005] */
export const advisorRow = (advisor: LeadAdvisor): AdvisorRow => {
  const { id, name, openLeads, capacity, language, fit, obstacle } = advisor
  return {
    id,
    name,
    load: words.loadOf(openLeads, capacity),
    fit: fit && fitView(fit, language, 'they'),
    obstacle: obstacle && obstacleWords(obstacle, 'they'),
  }
}
