import { Kind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { expect, test } from 'vitest'
import { apiQuery, type List } from '~/features/lists'
import { rosterSource } from '~/features/roster/index.server'

/** What the test needs of a source. */
interface Source {
  list: List<never>
  endpoint: { path: string; query: TSchema }
}

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  'endpoint' in value &&
  typeof value.endpoint === 'object' &&
  value.endpoint !== null &&
  'query' in value.endpoint &&
  typeof value.endpoint.query === 'object' &&
  value.endpoint.query !== null &&
  Kind in value.endpoint.query

const modules = import.meta.glob<Record<string, unknown>>(
  ['../**/source.server.ts', '../**/sources.server.ts', '../**/*-source.server.ts'],
  { eager: true },
)
const sources = [
  ...Object.values(modules).flatMap((exported) => Object.values(exported).filter(isSource)),
  ...(['partner', 'real-estate'] as const).map(rosterSource).filter(isSource),
]

type Filter = NonNullable<List<never>['filters']>[number]

const zone = 'America/Denver'
const advisor = 'agent-boulder'
const samples: Record<Exclude<Filter['kind'], 'choice' | 'many' | 'exists' | 'text'>, string> = {
  since: '2026-11-02',
  before: '2026-11-02',
  least: '40',
  most: '40',
  from: '2026-11-02',
  until: '2026-11-02',
}
const optionValues: Record<string, string[]> = {
  advisors: [advisor],
  later: ['2026-11-02T16:00:00.000Z'],
  days: ['2026-11-02'],
  months: ['2026-11'],
}

/** What links from other pages set: a state, a record, or an hour of the week. The API takes one of them. */
const linkedTexts = ['CO', advisor, '00000000-0000-4000-8000-000000000000', '1-09']

/** Returns the values that a person can choose for a filter, or a sample of those that they can type. */
function valuesOf(filter: Filter): readonly string[] {
  if (filter.kind === 'text') return []
  if (!('options' in filter)) return [samples[filter.kind]]
  const { options } = filter
  return typeof options === 'string' ? (optionValues[options] ?? []) : options.map(({ value }) => value)
}

/** Returns what the API rejects of a page of a list, by the names of its parameters. */
function rejected({ list, endpoint }: Source, state: Partial<Parameters<typeof apiQuery>[1]>): string[] {
  const whole = { view: list.views[0]?.name ?? '', page: 1, term: '', filters: {}, ...state }
  const query = Value.Convert(endpoint.query, apiQuery(list, whole, zone))
  return [...Value.Errors(endpoint.query, query)].map(({ path }) => path)
}

test('the test sees every list [LIFE-017]', () => {
  expect(sources.length).toBeGreaterThan(20)
})

test.each(sources.map((source) => [source.list.area, source] as const))(
  'the API takes every tab, order, and filter that the list of %s offers [WORK-003, LIFE-017]',
  (_, source) => {
    const { list } = source
    const problems = [
      ...list.views.map(({ name }) => [`tab ${name}`, rejected(source, { view: name })]),
      ...list.columns.flatMap(({ name, sort }) =>
        sort ? [`${name}`, `-${name}`].map((order) => [`order ${order}`, rejected(source, { sort: order })]) : [],
      ),
      ...(list.filters ?? []).flatMap((filter) =>
        valuesOf(filter).map((value) => [
          `filter ${filter.name}=${value}`,
          rejected(source, { filters: { [filter.name]: value } }),
        ]),
      ),
      ...(list.filters ?? [])
        .filter(({ kind }) => kind === 'text')
        .flatMap(({ name }) => {
          const tried = linkedTexts.map((text) => rejected(source, { filters: { [name]: text } }))
          return tried.some((paths) => paths.length === 0) ? [] : [[`filter ${name}`, tried.flat()]]
        }),
      ...(list.search ? [['search', rejected(source, { term: 'granite' })]] : []),
    ].filter(([, paths]) => paths?.length !== 0)
    expect(problems).toEqual([])
  },
)
