import {
  closedReasonLabel,
  closedReasons,
  isLeadStage,
  leadStageLabel,
  realEstateStageLabel,
  realEstateStages,
} from '@pkg/domain'
import { languageName } from '~/parts/languages/languages'
import { formatCalendarDay, formatMoment, type RequestClock } from '~/site/server/times'
import { careLabel, sourceLabel } from '../answer-lines'
import { timelineTexts } from './texts'

const words = timelineTexts

/** A field with its value before and after a change. */
export interface ChangedField {
  field: string
  before: unknown
  after: unknown
}

/** Returns what a change replaced, one line for each field that people know: `Stage: New → Touring`. [WORK-006] */
export function valueLines(values: readonly ChangedField[], clock: RequestClock): string[] {
  return values.flatMap(({ field, before, after }) => {
    const label = words.fields[field]
    const written = [before, after].map((value) => changedValueWords(field, value, clock))
    return label === undefined ? [] : [`${label}: ${written.join(' → ')}`]
  })
}

/** Returns the value of a changed field in words. [WORK-006] */
export const changedValueWords = (field: string, value: unknown, clock: RequestClock): string =>
  valueWords(inWords(field, value), clock)

/** Returns a coded value of an answer in words, and any other value unchanged. */
function inWords(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(field, one)).join(', ')
  if (typeof value !== 'string') return value
  if (field === 'answers.adl') return careLabel(value)
  if (field === 'answers.leadSource') return sourceLabel(value)
  return field === 'language' ? languageName(value) : value
}

function valueWords(value: unknown, clock: RequestClock): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value !== 'string') return JSON.stringify(value)
  if (isLeadStage(value)) return leadStageLabel(value)
  const homeStage = realEstateStages.find((known) => known === value)
  if (homeStage) return realEstateStageLabel(homeStage)
  const reason = closedReasons.find((known) => known === value)
  if (reason) return closedReasonLabel(reason)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatCalendarDay(value)
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) return formatMoment(value.replace(' ', 'T'), clock).text
  return words.values[value] ?? value
}
