import type { endpoints, BodyOf } from '@pkg/api-client'
import { budgetChoices } from '@pkg/domain'
import type { AnswerValues } from './answer-values'

type FamilyChange = BodyOf<typeof endpoints.clients.update>

/** The name of something that a family says. */
export type AnswerName = keyof AnswerValues

const names: readonly AnswerName[] = [
  'lookingFor',
  'residentName',
  'care',
  'budgetRange',
  'budget',
  'timing',
  'city',
  'state',
  'zip',
  'communities',
  'source',
  'language',
]

/** The answers that a change of another one clears, unless they come with it. The form shows them, so they do. [GWZ-090, GWZ-091] */
const shownWith: Readonly<Partial<Record<AnswerName, AnswerName>>> = { lookingFor: 'timing', budgetRange: 'budget' }

/** Returns the names of the answers that differ. */
export const changedAnswers = (before: AnswerValues, after: AnswerValues): AnswerName[] =>
  names.filter((name) => comparable(before, name) !== comparable(after, name))

function comparable(values: AnswerValues, name: AnswerName): string {
  if (name === 'communities') return JSON.stringify(values.communities.map(({ id }) => id).toSorted())
  return name === 'budget' ? JSON.stringify(values.budget.toSorted()) : values[name]
}

/** What became of one's own changes after someone else changed the family too. [WORK-005] */
export interface MergedAnswers {
  /** One's own changes, and the present answers otherwise. */
  values: AnswerValues
  /** The answers that both changed to something else. */
  conflicts: AnswerName[]
}

/** Joins one's own changes with those of someone else. `base` is what one began with. [WORK-005] */
export function mergeAnswers(base: AnswerValues, mine: AnswerValues, theirs: AnswerValues): MergedAnswers {
  const changed = changedAnswers(base, mine)
  const taken = Object.fromEntries(names.flatMap((name) => (changed.includes(name) ? [] : [[name, theirs[name]]])))
  const different = changedAnswers(mine, theirs)
  const byOthers = changedAnswers(base, theirs)
  return {
    values: { ...mine, ...taken },
    conflicts: changed.filter((name) => byOthers.includes(name) && different.includes(name)),
  }
}

/** What a form sends of the answers: the texts of its fields, and what has no text. */
export interface SentAnswers {
  form: FormData
  values: FamilyChange
}

/** Returns what makes `values` of the stored answers. Undefined if nothing differs. */
export function answersToSend(stored: AnswerValues, values: AnswerValues): SentAnswers | undefined {
  const changed = changedAnswers(stored, values)
  if (changed.length === 0) return undefined
  const sent = new Set([...changed, ...changed.flatMap((name) => shownWith[name] ?? [])])
  const form = new FormData()
  const { budget, communities, ...texts } = values
  for (const [name, text] of Object.entries(texts))
    if (names.some((one) => one === name && sent.has(one))) form.set(name, text)
  const isRemoved = (name: Exclude<AnswerName, 'budget' | 'communities'>) => sent.has(name) && values[name] === ''
  const known = budgetChoices.filter((choice) => budget.includes(choice))
  return {
    form,
    values: {
      ...(isRemoved('lookingFor') && { lookingFor: null }),
      ...(isRemoved('residentName') && { residentName: null }),
      ...(isRemoved('care') && { care: null }),
      ...(isRemoved('budgetRange') && { budgetRange: null }),
      ...(isRemoved('timing') && { timing: null }),
      ...(isRemoved('city') && { city: null }),
      ...(isRemoved('state') && { state: null }),
      ...(isRemoved('zip') && { zip: null }),
      ...(sent.has('budget') && { budget: known.length > 0 ? known : null }),
      ...(sent.has('communities') && { communityIds: communities.map(({ id }) => id) }),
    },
  }
}
