import type { ToolAnswers, ToolSlug } from '@pkg/domain'

/** The fields of each tool that can be saved. */
const fields: Record<ToolSlug, readonly string[]> = {
  'care-quiz': ['near', 'dressing', 'medication', 'orientation', 'standing', 'meals'],
  'cost-calculator': ['community', 'room', 'for-two', 'near', 'help', 'extras', 'hours', 'home'],
  'money-runway': ['savings', 'income', 'cost', 'increase'],
  'tour-checklist': ['done', 'ask'],
  'moving-checklist': ['done', 'date'],
}
const mostValues = 80
const longestValue = 80

/** Reads what a form or URL has for a tool’s fields. Empty values and other fields are left out. [HOME-004] */
export function readToolAnswers(tool: ToolSlug, values: { getAll: (name: string) => unknown[] }): ToolAnswers {
  return Object.fromEntries(
    fields[tool].flatMap((field) => {
      const texts = values.getAll(field).flatMap((value) => (typeof value === 'string' ? value.trim() : []))
      const given = texts.filter((text) => text !== '' && text.length <= longestValue).slice(0, mostValues)
      return given.length > 0 ? [[field, given]] : []
    }),
  )
}

/** Returns answers as parameters of a URL or a form. */
export const toParameters = (answers: ToolAnswers): URLSearchParams =>
  new URLSearchParams(Object.entries(answers).flatMap(([field, values]) => values.map((value) => [field, value])))
