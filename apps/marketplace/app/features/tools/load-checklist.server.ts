import type { Client } from '@pkg/api-client'
import {
  addDays,
  type CalendarDay,
  isCalendarDay,
  slugify,
  type ToolAnswers,
  siteLocale,
  siteLanguage,
} from '@pkg/domain'
import { errorPage } from '@pkg/remix-host/server'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { tourQuestion, tourQuestionsIn } from './tour-questions'

/** The tools that are lists. */
export type ChecklistSlug = 'tour-checklist' | 'moving-checklist'

/** A list with its sections, and what a family checked. */
export interface Checklist {
  tool: ChecklistSlug
  summary: string
  sections: { title: string; by?: string; items: { id: string; text: string }[] }[]
  /** The moving date, if a family chose one. */
  date: string
  done: string[]
  /** The questions that the family added, with their ids. [FIND-024] */
  asked: { id: string; text: string }[]
}

const Sections = Type.Array(
  Type.Object({ title: Type.String(), daysBefore: Type.Optional(Type.Integer()), items: Type.Array(Type.String()) }),
)
const longestId = 32

/** Loads the items of a list, which an operator can edit as a content entry. A moving date gives each section its day. [ROUTE-013, API-046] */
export async function loadChecklist(api: Client, tool: ChecklistSlug, answers: ToolAnswers): Promise<Checklist> {
  const entry = (await api.content.seniorLivingTools({ language: siteLanguage, slug: tool })).items[0]
  const sections = entry?.['sections']
  if (!Value.Check(Sections, sections)) throw errorPage('not-found', 404)
  const day = answers['date']?.[0] ?? ''
  const date = isCalendarDay(day) ? day : ''
  return {
    tool,
    summary: String(entry?.['summary'] ?? ''),
    sections: sections.map(({ title, daysBefore, items }) => ({
      title,
      ...(date && daysBefore !== undefined ? { by: dayText(addDays(date, -daysBefore)) } : {}),
      items: items.map((text) => ({ id: slugify(text).slice(0, longestId), text })),
    })),
    date,
    done: answers['done'] ?? [],
    asked: tourQuestionsIn(answers['ask'] ?? []).map((id) => ({ id, text: tourQuestion(id) })),
  }
}

const dayText = (day: CalendarDay): string =>
  new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
