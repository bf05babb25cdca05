import { addDays, siteDay } from '@pkg/domain'
import { type Endpoint, endpoints } from '@pkg/api-client/server'
import type { TSchema } from '@sinclair/typebox'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { createResponseChecker, endpointRows } from '../../testing/endpoint-rows'
import { queryParameters, readEverything, type ReadResponse, type SeenIds, urlsOf } from '../../testing/every-url'
import { inboundMailSettings } from '../../testing/inbound-email'
import { createCallerWithCookie, one } from '../../testing/lead-samples'
import { searchTables } from '../../testing/markers'
import { hasAccess, type PersonName, personNames } from '../../testing/people'
import { sampleBody } from '../../testing/sample-of-schema'
import { ok } from '../../testing/planted-visitor'
import { type PlantedData, plantWords } from '../../testing/planted-words'
import { createWordSearch, type PlantedWord } from '../../testing/planting'
import { resourceBody, resourcesIn } from '../../testing/responses'
import { tablesWithoutPrivateText } from '../../testing/tables-without-private-text'
import { rowsOf } from '../database/database'

const api = apiUnderTest(inboundMailSettings)
let planted: PlantedData
let known: SeenIds
let findWords: (read: ReadResponse) => PlantedWord[]

beforeAll(async () => {
  planted = await plantWords(api)
  const search = createWordSearch(planted.words)
  // A response can repeat the id of its request, which has the name of an applicant.
  findWords = ({ url, response }) =>
    search(JSON.stringify(response.body)).filter(({ word }) => !url.includes(word.toLowerCase()))
})

test('returns each private text to everyone who may read it, and to no one else, from every endpoint, id, and filter [ROLE-010, BIZ-008]', async () => {
  const findBrokenRules = await createResponseChecker(api)
  const [read, leaks, broken] = [new Set<string>(), new Set<string>(), new Set<string>()]
  known = await readEverything(api, planted, (response) => {
    const { endpoint, row, url, name } = response
    expect(response.response.status, `${endpoint} ${url} to ${name}`).toBeLessThan(500)
    for (const { kind, word, readers } of findWords(response)) {
      read.add(`${name} reads ${kind} ${word}`)
      if (!readers.includes(name)) leaks.add(`${name} read ${kind} from ${endpoint}`)
    }
    if (typeof response.response.body === 'string') return
    for (const rule of findBrokenRules(row, response.response)) broken.add(`${endpoint} to ${name}: ${rule}`)
  })
  const expected = planted.words.flatMap(({ kind, word, readers }) =>
    readers.map((name) => `${name} reads ${kind} ${word}`),
  )
  expect([...leaks].toSorted()).toEqual([])
  expect(expected.filter((one) => !read.has(one))).toEqual([])
  expect([...broken]).toEqual([])
})

const schemas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints

/** Writes whose path names one of the person's own things by its name, or a community, which everyone reads. Their own tests say who may change them. */
const withoutRecord = [
  'agentTemplates.update',
  'savedTools.replace',
  'communityRooms.replace',
  'tourHours.replace',
  'communityQuestions.ask',
]

/** Returns the schema of an endpoint's body, such as that of `tasks.update`. */
function bodySchema(endpoint: string): TSchema | undefined {
  const [group = '', name = ''] = endpoint.split('.')
  return schemas[group]?.[name]?.body
}

/** Valid values of the writes that change something visible, or whose schema says too little for a sample. */
const validValues: Readonly<Record<string, object>> = {
  'calls.change': { startsAt: '2031-01-08T17:00:00Z' },
  'clients.update': { stage: 'touring' },
  'communityEvents.update': { title: 'Mine' },
  'communityRecords.restore': { changeId: '123e4567-e89b-42d3-a456-426614174000', attribute: 'name' },
  'contacts.update': { name: 'Mine' },
  'organizations.setCommunities': { add: ['aspen-court'] },
  'collectionLinks.create': { days: 7 },
  'contentEntries.restore': { versionId: '00000000-0000-4000-8000-000000000000' },
  'conversations.update': { isDone: true },
  'conversationParticipants.update': { isRead: true },
  'invoices.answerDispute': { answer: 'declined', reason: 'The lease says so' },
  'invoices.dispute': { reason: 'Why?' },
  'invoices.send': { recipient: 'billing@invoices.example' },
  'leadSuggestions.decline': { reason: 'Too far' },
  'marketplaceClients.update': { stage: 'touring' },
  'messageTemplates.update': { name: 'Mine' },
  'notes.update': { text: 'Mine' },
  'offers.decline': { reason: 'Too far' },
  'partnerCollections.update': { name: 'Mine' },
  'realEstateReferrals.addNote': { text: 'Mine' },
  'realEstateReferrals.decline': { reason: 'Too far' },
  'realEstateReferrals.update': { stage: 'new' },
  'partners.endKey': { keyId: '00000000-0000-4000-8000-000000000000' },
  'priceLinks.state': { token: 'a'.repeat(43), prices: [{ id: 'assisted-living', amount: 4000, was: 4000 }] },
  'releaseResponses.create': { response: 'contacted' },
  'reviews.reply': { text: 'Mine' },
  'reviews.report': { reason: 'off-topic' },
  'reviews.update': { text: 'Mine' },
  'savedViews.update': { name: 'Mine' },
  'tasks.update': { status: 'done' },
  'tours.change': { date: '2031-01-08', time: 'Morning (8AM-12PM)' },
  'userSaves.update': { note: 'Mine' },
  'workReassignments.create': { reason: 'Left' },
  'workReassignments.preview': {},
}

test('changes no record that the person can’t read, with any valid write that names it in its path [ROLE-010, BIZ-008]', async () => {
  const changed: string[] = []
  const invalid = new Set<string>()
  const [tried, refused] = [new Set<string>(), new Set<string>()]
  const writes = endpointRows.filter(
    ([endpoint, { method, path }]) => method !== 'GET' && path.includes(':') && !withoutRecord.includes(endpoint),
  )
  for (const [endpoint, row] of writes) {
    for (const name of personNames.filter((one) => hasAccess(one, row))) {
      const isUnseen = (id: string) => !known.seen.get(name)?.has(id)
      const unseen = new Map(
        [...known.ids].map(([type, ids]) => [type, new Set([...ids].filter(isUnseen).slice(0, 5))]),
      )
      const urls = urlsOf(endpoint, row, unseen).filter((url) => !/\/(me|current)(\/|$)/.test(url))
      for (const url of urls) {
        const id = decodeURIComponent(url.split('/').at(row.path.split('/').indexOf(':id')) ?? '')
        const payload = resourceBody(
          row.resource ?? '',
          validValues[endpoint] ?? sampleBody(bodySchema(endpoint)) ?? {},
          row.method === 'POST' ? {} : { id },
        )
        const { cookie } = planted.everyone[name]
        const headers = cookie ? { cookie } : {}
        const body = row.method === 'DELETE' ? {} : { payload }
        const { status } = await api.call({ method: row.method, url, headers, ...body })
        tried.add(endpoint)
        if (status === 401 || status === 403 || status === 404 || status === 409) refused.add(endpoint)
        if (status === 422 && validValues[endpoint]) invalid.add(endpoint)
        expect(status, `${endpoint} ${url} by ${name}`).toBeLessThan(500)
        if (status < 400) changed.push(`${name} with ${row.method} ${url}`)
      }
    }
  }
  expect(changed).toEqual([])
  expect([...invalid]).toEqual([])
  expect([...tried].filter((endpoint) => !refused.has(endpoint)).toSorted()).toEqual([])
})

/** The words of a person's contact info, by which a search finds who may be contacted, without showing it. [WORK-004] */
const contactKind = /^(\w+)(Email|Phone)$/

/** The kinds of texts that searches look at. */
const searchedKind = /(Name|Email|Phone|Subject|Message|contact)$/

/** Returns who may find a record by a word: its readers, and by contact info those who read the person's name. */
function findersOf({ kind, readers }: PlantedWord): readonly PersonName[] {
  const [, person] = contactKind.exec(kind) ?? []
  // An advisor who is offered a family reads its name, but finds it by contact info only after accepting it. [TRUTH-001]
  const named = person === 'offeredFamily' ? undefined : planted.words.find((other) => other.kind === `${person}Name`)
  return [...readers, ...(named?.readers ?? [])]
}

/** Returns what a person types to find a word: whole addresses, because parts of them find nothing. */
const typed = ({ kind, word }: PlantedWord) =>
  kind.endsWith('Email') ? `${word.toLowerCase()}@families.example` : word

test('finds nothing by a text that the person may not read, in any search of staff [ROLE-010, WORK-004]', async () => {
  const searches = endpointRows.filter(
    ([endpoint, { method, access }]) => method === 'GET' && access !== 'anyone' && queryParameters(endpoint)['q'],
  )
  const words = planted.words.filter(({ kind }) => searchedKind.test(kind))
  const found: string[] = []
  for (const [endpoint, row] of searches) {
    for (const name of personNames.filter((one) => hasAccess(one, row))) {
      for (const word of words.filter((one) => !findersOf(one).includes(name))) {
        const response = await planted.everyone[name].get(`${row.path}?q=${encodeURIComponent(typed(word))}`)
        if (resourcesIn(response).length > 0) found.push(`${name} found ${word.kind} with ${endpoint}`)
      }
    }
  }
  expect(found).toEqual([])
})

test('says whose a phone number or an email address is only to those who may find the family by it [ROLE-010, WORK-019]', async () => {
  const row = endpointRows.find(([endpoint]) => endpoint === 'marketplaceClients.known')?.[1]
  const search = createWordSearch(planted.words)
  const leaks: string[] = []
  const named = new Set<string>()
  for (const name of personNames.filter((one) => row && hasAccess(one, row))) {
    for (const word of planted.words.filter(({ kind }) => contactKind.test(kind))) {
      const contact = word.kind.endsWith('Email') ? { email: typed(word) } : { phone: word.word }
      const text = JSON.stringify((await planted.everyone[name].plain('/marketplace/clients-known', contact)).body)
      if (text.includes('"client"')) named.add(name)
      if (text.includes('"client"') && !findersOf(word).includes(name))
        leaks.push(`${name} learns whose ${word.kind} is`)
      for (const { kind, readers } of search(text)) if (!readers.includes(name)) leaks.push(`${name} read ${kind}`)
    }
  }
  expect(leaks).toEqual([])
  expect([...named].toSorted()).toEqual(['admin', 'agent', 'another agent'])
})

test('an admin who views the dashboard as an advisor reads only what the advisor reads [ROLE-009, ROLE-010, WORK-001]', async () => {
  const { everyone } = planted
  const { id: viewedUserId } = one(await everyone.agent.get('/platform/users/me'))
  const viewer = createCallerWithCookie(api, await api.cookieOf('admin'))
  const payload = resourceBody('sessions', { viewedUserId }, { id: 'current' })
  const headers = { cookie: viewer.cookie }
  ok(await api.call({ method: 'PATCH', url: '/platform/sessions/current', payload, headers }))
  const leaks = new Set<string>()
  const kinds = new Set<string>()
  await readEverything(api, { everyone: { ...everyone, agent: viewer }, names: ['agent'] }, (response) => {
    for (const { kind, readers } of findWords(response)) {
      kinds.add(kind)
      if (!readers.includes('agent')) leaks.add(`${kind} from ${response.endpoint}`)
    }
  })
  expect([...leaks]).toEqual([])
  expect([...kinds]).toContain('note')
})

test('no email has the words of people outside our staff in its subject [EDGE-012]', async () => {
  const rows = await rowsOf(api.database.orm, sql`select kind, subject from notifications`)
  const search = createWordSearch(planted.words.filter(({ kind }) => kind !== 'emailSubject'))
  const found = rows.flatMap(({ kind, subject }) =>
    search(String(subject)).map((one) => `${String(kind)}: ${one.kind}`),
  )
  expect(rows.length).toBeGreaterThan(10)
  expect([...new Set(found)]).toEqual([])
})

/** What is about a family, which someone who covers for its advisor reads. [WORK-007] */
const kindsOfCover = [
  'adminNote',
  'adminTask',
  'advisorRevealReason',
  'callNote',
  'callOutcomeNote',
  'cancelReason',
  'communityInfoOther',
  'consentBrowser',
  'emailSubject',
  'familyName',
  'familyTalkNote',
  'homeReason',
  'homeResponse',
  'invoiceDispute',
  'moreInfoFromLead',
  'moveInUndoReason',
  'note',
  'noteBeforeEdit',
  'providerRevealReason',
  'referralNote',
  'residentName',
  'stopWords',
  'task',
  'taskBeforeEdit',
  'teamNote',
  'teamResponse',
  'tourNote',
]

test('an advisor who covers for another reads the family, but not the absent advisor’s conversations, contact info, and other tasks [WORK-007, ROLE-010]', async () => {
  const { agent } = planted.everyone
  const { familyId } = planted
  // A family that moved in or is closed needs no one while its advisor is away.
  ok(await planted.everyone.admin.patch(`/secure/clients/${familyId}`, 'clients', { stage: 'touring' }))
  const days = { from: siteDay(), until: addDays(siteDay(), 1) }
  ok(await agent.post('/platform/covers', 'covers', { coveringId: 'agent-colorado', ...days }))
  const kinds = new Set<string>()
  await readEverything(api, { everyone: planted.everyone, names: ['another agent'] }, (response) => {
    for (const { kind, readers } of findWords(response)) if (!readers.includes('another agent')) kinds.add(kind)
  })
  expect([...kinds].toSorted()).toEqual(kindsOfCover)
})

test('every table with text that people write has a planted word, or a reason why it needs none [ROLE-010]', async () => {
  const { orm } = api.database
  const rows = await rowsOf(
    orm,
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`,
  )
  const { found } = await searchTables(
    orm,
    planted.words.map(({ word }) => word),
  )
  const withWord = new Set(found.map((one) => one.split(': ')[0]))
  const without = rows.map(({ name }) => String(name)).filter((name) => !withWord.has(name))
  expect(without.toSorted()).toEqual(tablesWithoutPrivateText)
})
