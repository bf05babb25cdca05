import { ApiError, type Client, type StatAnswer, type StatGroup } from '@pkg/api-client'
import { leadSources } from '@pkg/domain'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ListOption, stateOptions } from '~/features/lists'
import { loadAdvisors } from '~/features/lists/index.server'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatShortDay } from '~/site/server/times'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { Chart } from './chart'
import { drawChart } from './chart.server'
import { answerText } from './answer-text'
import { type Figure, toFigure, valueText } from './figure'
import { type ExitAnswers, loadExitAnswers } from './load-exit-answers.server'
import { type Question, questionsFor } from './questions'
import { rowsHref } from './rows-href.server'
import { parseStatsUrl, type StatsFilter, statsQuery, type StatsState } from './stats-url'
import { statsTexts } from './texts'
import { loadWizardOptions, noWizardOptions, type WizardOptions } from './wizard-options.server'

const words = statsTexts

/** A measure in words. */
export interface MeasureView {
  name: string
  label: string
  meaning: string
}

/** A line of the table: its numbers by measure. */
export interface GroupView {
  key: string
  label: string
  href?: string | undefined
  figures: Record<string, Figure>
}

/** The answer to a question in words. */
export interface AnswerView {
  by: StatGroup
  shown: string
  compared?: string | undefined
  measures: MeasureView[]
  totals: Record<string, Figure>
  groups: GroupView[]
  chart?: Chart | undefined
  /** The answer in a sentence or two. */
  sentence?: string | undefined
  /** One sentence about the largest group. */
  summary?: string | undefined
  hasMore: boolean
  csv: string
}

/** What a page of stats shows. */
export interface StatsView {
  role: StaffRole
  question: Question['name']
  tabs: { label: string; href: string }[]
  state: StatsState
  options: {
    by: ListOption[]
    states: readonly ListOption[]
    advisors: ListOption[]
    sources: ListOption[]
  } & WizardOptions
  exitAnswers?: ExitAnswers | undefined
  community?: { name: string; removeHref: string } | undefined
  answer?: AnswerView | undefined
}

/** The person, question, and period of a request, and the API’s answer. */
export interface LoadedStats {
  api: Client
  role: StaffRole
  question: Question
  state: StatsState
  zone: string
  answer?: StatAnswer | undefined
}

/** Reads a request for stats and asks the API. @throws The error page with 404 for a question that the role doesn’t have. [WORK-014, ROLE-010] */
export async function readStats({ request, context }: LoaderFunctionArgs, name: string): Promise<LoadedStats> {
  const { role } = await requireStaff(request, context)
  const question = questionsFor(role).find((one) => one.name === name)
  if (!question) throw errorPage('not-found', 404)
  const { now, zone } = requestClock(request)
  const state = parseStatsUrl(new URL(request.url).searchParams, now.setZone(zone).toISODate() ?? '')
  const api = apiFor(request, context)
  const loaded = { api, role, question, state, zone }
  if (Object.keys(state.errors).length > 0) return loaded
  return { ...loaded, answer: await requireResponse(request, ask(loaded)) }
}

async function ask({ api, question, state, zone }: LoadedStats): Promise<StatAnswer> {
  const { from, to, by, filters } = state
  const limits = Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))
  return api.platformStats.get({ metric: question.name, from, to, timeZone: zone, ...(by ? { by } : {}), ...limits })
}

/** Returns the name of a community, or its ID if it isn’t on the site or the person doesn’t see it. */
async function findCommunityName(api: Client, id: string): Promise<{ name: string }> {
  try {
    return await api.communities.get({ id })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { name: id }
    throw error
  }
}

/** Loads a page of stats. */
export async function loadStats(sent: LoaderFunctionArgs, name: string): Promise<StatsView> {
  const loaded = await readStats(sent, name)
  const { api, role, question, state, answer } = loaded
  const canChoose = role === 'admin'
  const isFunnel = question.name === 'funnel'
  const [advisors, wizard, exitAnswers, community] = await Promise.all([
    canChoose && !isFunnel ? loadAdvisors(sent.request, api) : [],
    isFunnel ? requireResponse(sent.request, loadWizardOptions(api, state)) : noWizardOptions,
    isFunnel ? requireResponse(sent.request, loadExitAnswers(api)) : undefined,
    state.filters.community
      ? requireResponse(sent.request, findCommunityName(api, state.filters.community))
      : undefined,
  ])
  const { community: _limit, ...others } = state.filters
  return {
    role,
    question: question.name,
    tabs: questionsFor(role).map((one) => ({
      label: words.questions[one.name].tab,
      href: `/stats/${one.name}?${statsQuery({ ...state, by: undefined, filters: {} })}`,
    })),
    state: { ...state, by: answer?.by ?? state.by },
    options: {
      by: (answer?.groups ?? []).map((value) => ({ value, label: words.groups[value] })),
      states: stateOptions,
      advisors,
      sources: leadSources.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) })),
      ...wizard,
    },
    exitAnswers,
    community: community && {
      name: community.name,
      removeHref: `/stats/${question.name}?${statsQuery({ ...state, filters: others })}`,
    },
    answer: answer && toView(answer, loaded),
  }
}

function toView(answer: StatAnswer, loaded: LoadedStats): AnswerView {
  const { question, state } = loaded
  const { isCompared } = state
  const measures = answer.totals.map(({ measure }) => measureView(question.name, measure))
  const shown = { isCompared, hrefOf: (rows: string) => rowsHref(rows, loaded) }
  const figuresOf = (rows: StatAnswer['rows']) =>
    Object.fromEntries(
      measures.map(({ name }) => [
        name,
        toFigure(
          rows.find((row) => row.measure === name),
          shown,
        ),
      ]),
    )
  const groups = [...new Set(answer.rows.map(({ group }) => group))]
  const chart = drawChart(answer, question.chart, isCompared)
  const before = [formatShortDay(answer.previousFrom), formatShortDay(answer.previousTo)] as const
  return {
    by: answer.by,
    shown: words.shown(formatShortDay(answer.from), formatShortDay(answer.to)),
    compared: isCompared ? words.comparedWith(...before) : undefined,
    measures,
    totals: figuresOf(answer.totals),
    groups: groups.map((key) => {
      const rows = answer.rows.filter(({ group }) => group === key)
      return { key, label: rows[0]?.label ?? key, href: drillHref(key, answer.by, loaded), figures: figuresOf(rows) }
    }),
    chart,
    sentence: answerText(question.name, answer.totals),
    summary: summaryOf(answer, question.chart.whole, chart),
    hasMore: answer.hasMore ?? false,
    csv: `/stats/csv?question=${question.name}&${statsQuery(state)}`,
  }
}

/** Returns the words of a measure. One that is new to this page keeps its name. */
export function measureView(question: string, name: string): MeasureView {
  const [label, meaning] = words.measures[question]?.[name] ?? [name, name]
  return { name, label, meaning }
}

const limitOf: Readonly<Partial<Record<StatGroup, StatsFilter>>> = {
  state: 'state',
  advisor: 'agent',
  community: 'community',
  source: 'source',
}

/** Returns the same question about one group only, over time. */
function drillHref(group: string, by: StatGroup, { question, state }: LoadedStats): string | undefined {
  if (question.name === 'funnel') return funnelHref(group, by, state)
  const name = limitOf[by]
  if (!name) return undefined
  const filters = { ...state.filters, [name]: group }
  return `/stats/${question.name}?${statsQuery({ ...state, by: 'month', filters })}`
}

/** Returns the steps of one schema or site only. */
function funnelHref(group: string, by: StatGroup, state: StatsState): string | undefined {
  const [schema = '', schemaVersion = ''] = group.split(' ')
  const own = by === 'partner' ? { site: group } : by === 'schema' ? { schema, schemaVersion } : undefined
  return own && `/stats/funnel?${statsQuery({ ...state, by: 'step', filters: { ...state.filters, ...own } })}`
}

/** Returns one sentence about the largest group. */
function summaryOf({ by, rows }: StatAnswer, whole: string, chart: Chart | undefined): string | undefined {
  if (!chart) return undefined
  const [most] = rows
    .filter(({ measure, value }) => measure === (by === 'step' ? 'left' : whole) && value !== undefined)
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
  if (!most) return undefined
  const value = valueText(most.value ?? 0, most.unit)
  if (by === 'step') return most.value ? words.stopsMost(most.label, value) : undefined
  return by === 'hour' ? words.busiest(most.label, value) : words.largest(most.label, value)
}
