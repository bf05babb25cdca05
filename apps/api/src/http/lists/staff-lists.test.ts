import { type Endpoint, endpoints } from '@pkg/api-client/server'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, createFamilyWithRequest, list } from '../../../testing/lead-samples'
import { schemaProperties, type SchemaProperty } from '../schema-properties'

const api = apiUnderTest()

/** Lists of the parts of one record, which come whole, lists of a person's own things, and results of a search, the best first. */
const otherLists = [
  'adminUsers.sessions',
  'agentDocuments.list',
  'agentOptions.list',
  'claims.list',
  'collectionLinks.communities',
  'collectionLinks.list',
  'communityRecords.duplicates',
  'consents.list',
  'conversationAssignees.list',
  'conversationEmails.list',
  'conversationMessages.list',
  'conversationNotes.list',
  'conversationParticipants.list',
  // It’s always that of one import.
  'importRows.list',
  'leadSuggestions.advisors',
  'notes.list',
  'marketplaceClients.costs',
  'marketplaceClients.duplicates',
  'partnerCollections.ofCommunity',
  'reviews.own',
  'savedTools.list',
  'search.referral',
  'sessions.list',
  'staffSearch.list',
  // The page shows every version of a state.
  'stateRuleVersions.list',
  // It’s always that of one family.
  'timeline.list',
]

const schemas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints
const staffLists = Object.entries(endpoints).flatMap(([group, rows]) =>
  Object.entries<Endpoint>(rows).flatMap(([name, row]) => {
    const id = `${group}.${name}`
    const isList = row.response?.isPage === true && row.access !== 'anyone' && !otherLists.includes(id)
    return isList ? [{ id, row, parameters: schemaProperties(schemas[group]?.[name]?.query) }] : []
  }),
)

/** Values that the filters of the lists accept. The first that fits a filter is asked for. */
const samples = [
  'true',
  'eq:true',
  1,
  '2026-10-05T12:00:00Z',
  '2026-10-05',
  '2026-10',
  '123e4567-e89b-42d3-a456-426614174000',
  'CO',
  'es',
  'aspen-court',
  '1-09',
]

/** Returns values for a parameter: those of its choices, or one that fits. A list of choices is made of the choices. */
function valuesFor({ name, schema }: SchemaProperty, parameters: SchemaProperty[]): unknown[] {
  const choices: TSchema[] = schema['anyOf'] ?? []
  const constants = choices.flatMap((choice) => ('const' in choice ? [choice['const']] : []))
  if (constants.length > 0) return constants
  if ('const' in schema) return [schema['const']]
  const single = name.endsWith('[in]') ? parameters.find((other) => `${other.name}[in]` === name) : undefined
  const list = single ? [valuesFor(single, parameters).join()] : []
  return [...list, ...samples].filter((value) => Value.Check(schema, value)).slice(0, 1)
}

let admin: Caller
beforeAll(async () => {
  await createFamilyWithRequest(api)
  admin = await createCaller(api, 'admin')
})

test.each(staffLists)('$id can be sorted, filtered with comparisons, and paged [WORK-003]', ({ parameters }) => {
  const names = parameters.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['page-number', 'page-size', 'sort']))
  expect(names.filter((name) => /^filter\[[\w-]+\]\[\w+\]$/.test(name))).not.toEqual([])
})

test.each(staffLists)('$id answers each sort and each comparison of its query [WORK-003, BIZ-008]', async (listed) => {
  const role = listed.row.access.includes('admin') ? admin : await createCaller(api, 'provider')
  const failed: string[] = []
  for (const parameter of listed.parameters) {
    const { name } = parameter
    if (name !== 'sort' && !name.startsWith('filter')) continue
    const values = valuesFor(parameter, listed.parameters)
    if (values.length === 0) failed.push(`${name} has no sample`)
    for (const value of values) {
      const query = new URLSearchParams({ [name]: String(value), 'page-size': '3' })
      const { status } = await role.get(`${listed.row.path}?${String(query)}`)
      if (status !== 200) failed.push(`${name}=${String(value)}: ${status}`)
    }
  }
  expect(failed).toEqual([])
})

test('an operator that a filter doesn’t have, and a value that isn’t one, are named [WORK-003, BIZ-008]', async () => {
  for (const parameter of [
    'filter[stage][lt]',
    'filter[createdAt][ge]',
    'filter[agent][exists]',
    'filter[stage][in]',
  ]) {
    const { status, body } = await admin.get(`/secure/clients?${String(new URLSearchParams({ [parameter]: 'blue' }))}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ source: { parameter } }] })
  }
})

test('families are found and ordered as an independent filter and sort find and order them [WORK-003, DASH-003]', async () => {
  const read = async (query: Record<string, string>) =>
    list(await admin.get(`/secure/clients?${String(new URLSearchParams({ 'page-size': '100', ...query }))}`)).data.map(
      ({ id, attributes }) => ({ id, ...attributes }) as { id: string; name: string; stage: string; createdAt: string },
    )
  for (let count = 0; count < 4; count += 1) {
    const { id } = await createFamilyWithRequest(api, {
      name: ['Oscar Ruiz', 'ann Lee', 'Bo Chu', 'Ann Fox'][count] ?? '',
    })
    await admin.patch(`/secure/clients/${id}`, 'clients', { stage: ['contacted', 'touring', 'closed', 'new'][count] })
  }
  const all = await read({})
  const stages = ['new', 'contacted', 'touring', 'decided', 'moved-in', 'closed']
  const { createdAt: middle = '' } = all[2] ?? {}
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()
  expect(idsOf(await read({ 'filter[stage][in]': 'touring,closed' }))).toEqual(
    idsOf(all.filter(({ stage }) => ['touring', 'closed'].includes(stage))),
  )
  expect(idsOf(await read({ 'filter[stage][ne]': 'new' }))).toEqual(idsOf(all.filter(({ stage }) => stage !== 'new')))
  expect(idsOf(await read({ 'filter[createdAt][lt]': middle }))).toEqual(
    idsOf(all.filter(({ createdAt }) => createdAt < middle)),
  )
  // A time that the list shows is that of the record, to the millisecond.
  expect(idsOf(await read({ 'filter[createdAt]': middle }))).toEqual(
    idsOf(all.filter(({ createdAt }) => createdAt === middle)),
  )
  expect(idsOf(await read({ 'filter[createdAt][le]': middle }))).toEqual(
    idsOf(all.filter(({ createdAt }) => createdAt <= middle)),
  )
  expect(idsOf(await read({ 'filter[createdAt][gt]': middle }))).toEqual(
    idsOf(all.filter(({ createdAt }) => createdAt > middle)),
  )
  const byStage = (await read({ sort: '-stage' })).map(({ stage }) => stages.indexOf(stage))
  expect(byStage).toEqual(byStage.toSorted((one, other) => other - one))
  const names = (await read({ sort: 'name' })).map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('a real estate agent can’t find families by what they don’t read [ROLE-010, AGENT-006]', async () => {
  const agent = await createCaller(api, 'real-estate-agent')
  for (const query of ['filter[care]=Memory%20Care', 'filter[budget][in]=x', 'filter[community]=aspen-court']) {
    expect((await agent.get(`/secure/clients?${query}`)).status).toBe(400)
  }
  expect((await agent.get('/secure/clients?filter[state]=CO&sort=name')).status).toBe(200)
})
