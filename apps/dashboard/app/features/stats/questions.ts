import type { StatGroup } from '@pkg/api-client'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { statsTexts } from './texts'

/** The name of a question, as the API has it. */
export type QuestionName = keyof typeof statsTexts.questions

/** A question that stats answer. */
export interface Question {
  name: QuestionName
  roles: readonly StaffRole[]
  /** The measure that the chart shows whole, and the one that it shows as a part of it. */
  chart: { whole: string; part: string }
}

/** The questions in the order of their tabs. The API decides who sees which numbers. [WORK-014] */
export const questions: readonly Question[] = [
  { name: 'speed', roles: ['provider', 'agent', 'admin'], chart: { whole: 'all', part: 'within-hour' } },
  { name: 'outcomes', roles: ['agent', 'admin'], chart: { whole: 'all', part: 'touring' } },
  { name: 'sources', roles: ['agent', 'admin'], chart: { whole: 'all', part: 'contacted' } },
  { name: 'tours', roles: ['provider', 'agent', 'admin'], chart: { whole: 'all', part: 'took-place' } },
  { name: 'earnings', roles: ['provider', 'admin'], chart: { whole: 'all', part: 'paid' } },
  { name: 'trust', roles: ['provider', 'agent', 'admin'], chart: { whole: 'all', part: 'opened' } },
  { name: 'funnel', roles: ['admin'], chart: { whole: 'seen', part: 'sent' } },
]

/** Returns the questions of a role. */
export const questionsFor = (role: StaffRole): Question[] => questions.filter(({ roles }) => roles.includes(role))

/** The groups that are parts of the period, whose chart has columns in the order of time. */
export const isTime = (by: StatGroup): boolean => by === 'month' || by === 'week'
