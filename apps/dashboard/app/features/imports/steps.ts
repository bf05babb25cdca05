import type { FileImport } from '@pkg/api-client'

/** The steps before the start, each a page of its own. [WORK-015] */
export const importSteps = ['match', 'check', 'doubles', 'start'] as const

/** A step before the start. */
export type ImportStep = (typeof importSteps)[number]

/** Returns the URL of a step. */
export const stepHref = (id: string, step: ImportStep, page = 1): string =>
  `/imports/${id}?step=${step}${page > 1 ? `&page=${page}` : ''}`

/** Returns the step that an import opens with: the asked one, or the first with something to do. */
export function stepOf({ status, counts }: Pick<FileImport, 'status' | 'counts'>, asked: string | null): ImportStep {
  // No row is checked until the columns are matched.
  if (status === 'uploaded') return 'match'
  const step = importSteps.find((one) => one === asked)
  if (step) return step
  if ((counts.states.faulty ?? 0) > 0) return 'check'
  return (counts.states.double ?? 0) > 0 ? 'doubles' : 'start'
}

/** Returns the next step. */
export const stepAfter = (step: ImportStep): ImportStep => importSteps[importSteps.indexOf(step) + 1] ?? 'start'

/** Returns the number of rows that a run or an undo has reached. */
export function doneRows({ status, counts: { states } }: Pick<FileImport, 'status' | 'counts'>): {
  done: number
  total: number
} {
  const sum = (names: readonly (keyof typeof states)[]) => names.reduce((all, name) => all + (states[name] ?? 0), 0)
  const undone = sum(['removed', 'restored', 'kept'])
  const written = sum(['added', 'changed'])
  if (status === 'undoing' || status === 'undone') return { done: undone, total: undone + written }
  const done = written + sum(['unchanged', 'skipped'])
  return { done, total: done + sum(['new', 'double', 'faulty', 'left-out', 'unreadable']) }
}
