import { type Content, ApiError, type Client } from '@pkg/api-client'
import { suggestCareLevel, todayIn, type ToolAnswers, type ToolName } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { Value } from '@sinclair/typebox/value'
import { readQuizAnswers } from '~/care-quiz/read-answers'
import { loadPrices } from '~/price-finder/load-prices.server'
import { loadCalculator } from './calculator/load-calculator.server'
import { type ChecklistSection, ChecklistSections } from './checklists/checklist'
import { readMovingChecklist, readTourChecklist } from './checklists/read-checklist'
import type { FieldSource } from './read-fields'
import { readRunway } from './runway/read-runway'
import { runwayResult } from './runway/runway-result'
import { type ToolText, toolsTexts } from './texts'
import type { ToolView } from './tool-view'

/** Where a server counts days from, until a browser knows its own time zone. */
const serverZone = 'America/New_York'

/** A tool's page. */
export interface ToolPageView extends ToolText {
  view: ToolView
}

interface Loading {
  request: Request
  context: AppLoadContext
  /** Whether the fields were saved earlier, so that a moving date may have passed. */
  isSaved?: boolean
}

/** Loads the page of a tool with what was entered in it: fields of a form, a URL, or saved answers. [ROUTE-013] */
export async function loadToolPage(tool: ToolName, source: FieldSource, loading: Loading): Promise<ToolPageView> {
  const content = await findToolContent(apiFor(loading.request, loading.context), tool)
  return { ...toolText(tool, content), view: await loadToolView(tool, source, { ...loading, content }) }
}

async function loadToolView(
  tool: ToolName,
  source: FieldSource,
  { request, context, content, isSaved = false }: Loading & { content: Content | undefined },
): Promise<ToolView> {
  const today = todayIn(serverZone, Date.now())
  switch (tool) {
    case 'care-quiz': {
      const answers = readQuizAnswers(source)
      const level = suggestCareLevel(answers)?.level
      return { tool, answers, ...(level && { prices: await loadPrices({ place: '', level }, request, context) }) }
    }
    case 'cost-calculator':
      return loadCalculator(source, request, context)
    case 'money-runway': {
      const read = readRunway(source)
      return { tool, ...read, ...(read.values ? { result: runwayResult(read.values, today) } : {}) }
    }
    case 'tour-checklist':
      return readTourChecklist(source, sectionsOf(content))
    case 'moving-checklist':
      return readMovingChecklist(source, sectionsOf(content), today, { isSaved })
  }
}

/** Returns what to store of a tool's page, and whether it can be stored. */
export function answersOf(view: ToolView): ToolAnswers | undefined {
  if (view.tool === 'care-quiz') return { ...view.answers }
  const errors = view.tool === 'tour-checklist' ? {} : view.errors
  if (Object.keys(errors).length > 0) return undefined
  return Object.fromEntries(Object.entries(view.fields).filter(([, text]) => text !== ''))
}

/** Returns a tool's content entry, or undefined if the operator has none. */
async function findToolContent(api: Client, slug: ToolName): Promise<Content | undefined> {
  try {
    return (await api.content.seniorLivingTools({ slug })).items[0]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Returns what a tool is called, and what it does. */
export function toolText(tool: ToolName, content: Content | undefined): ToolText {
  const { title, summary } = toolsTexts.tools[tool]
  const given = content?.['summary']
  return { title: content?.title ?? title, summary: typeof given === 'string' ? given : summary }
}

const sectionsOf = (content: Content | undefined): ChecklistSection[] => {
  const sections: unknown = content?.['sections']
  return Value.Check(ChecklistSections, sections) ? sections : []
}
