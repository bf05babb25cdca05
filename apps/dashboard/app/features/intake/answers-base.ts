import { type AnswerValues, emptyAnswers } from './answer-values'

/** The answers that a change is based on, and how often the family had been changed then. [WORK-005] */
export interface AnswersBase {
  values: AnswerValues
  version: number
}

/** Writes what a change is based on into the value of a field. */
export const writeBase = (base: AnswersBase): string => JSON.stringify(base)

/** Reads what a change is based on from the value of a field. Without it, as in a request of another program, everything that is stored is newer. */
export function readBase(field: string): AnswersBase {
  const base = parse(field)
  return isBase(base) ? base : { values: emptyAnswers, version: 0 }
}

function parse(field: string): unknown {
  try {
    return JSON.parse(field)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

const isBase = (read: unknown): read is AnswersBase =>
  isObject(read) && 'values' in read && 'version' in read && Number.isInteger(read.version) && isValues(read.values)

function isValues(read: unknown): read is AnswerValues {
  if (!isObject(read)) return false
  const known = new Map<string, unknown>(Object.entries(read))
  const isCommunity = (one: unknown) =>
    isObject(one) && 'id' in one && isText(one.id) && 'label' in one && isText(one.label)
  return Object.keys(emptyAnswers).every((name) => {
    const value = known.get(name)
    if (name === 'communities') return Array.isArray(value) && value.every(isCommunity)
    return name === 'budget' ? Array.isArray(value) && value.every(isText) : isText(value)
  })
}
