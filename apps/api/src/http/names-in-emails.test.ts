// cspell:ignore José Nguyễn
import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { anyLinePattern, anyNamePattern, linePattern, namePattern } from '@pkg/domain'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { endpointRows } from '../../testing/endpoint-rows'

const api = apiUnderTest()
const schemas: Record<string, Record<string, Endpoint>> = endpoints
const namePatterns: readonly unknown[] = [namePattern, anyNamePattern]
const linePatterns: readonly unknown[] = [linePattern, anyLinePattern, ...namePatterns]

/** Text that a body can hold, by its path in the attributes. */
interface TextField {
  path: string[]
  schema: TSchema
}

function textFields(schema: TSchema | undefined, path: string[] = []): TextField[] {
  if (schema === undefined) return []
  if (TypeGuard.IsString(schema)) return [{ path, schema }]
  if (TypeGuard.IsUnion(schema)) return schema.anyOf.flatMap((one) => textFields(one, path))
  if (TypeGuard.IsArray(schema)) return textFields(schema.items, [...path, '0'])
  if (!TypeGuard.IsObject(schema)) return []
  return Object.entries(schema.properties).flatMap(([key, inner]) => textFields(inner, [...path, key]))
}

/** Every single-line text of every form, with its endpoint. A photo's form has its own test. */
const lines = endpointRows
  .filter(([endpoint]) => endpoint !== 'photos.upload')
  .flatMap(([endpoint, row]) => {
    const [resource = '', name = ''] = endpoint.split('.')
    return textFields(schemas[resource]?.[name]?.body).map(
      ({ path, schema }) => [`${endpoint} ${path.join('.')}`, row, path, schema] as const,
    )
  })

/** Returns a body in which only one value is given. */
const bodyWith = ([key, ...rest]: readonly string[], value: string): unknown => {
  if (key === undefined) return value
  return key === '0' ? [bodyWith(rest, value)] : { [key]: bodyWith(rest, value) }
}

const cookies = new Map<string, Promise<string>>()

/** Returns the status and what is wrong with one value. */
async function send(row: Endpoint, path: readonly string[], value: string) {
  const role = row.access === 'anyone' ? 'visitor' : (row.access[0] ?? 'visitor')
  if (role !== 'visitor' && !cookies.has(role)) cookies.set(role, api.cookieOf(role))
  const attributes = bodyWith(path, value)
  const { status, body } = await api.call({
    method: row.method,
    url: row.path.replace(/:\w+/g, 'me'),
    payload: { data: row.resource ? { type: row.resource, attributes } : attributes },
    headers: { cookie: (await cookies.get(role)) ?? '' },
  })
  const { errors = [] }: { errors?: { detail: string; source?: { pointer?: string } }[] } = JSON.parse(
    JSON.stringify(body),
  )
  const pointer = `${row.resource ? '/data/attributes' : '/data'}/${path.join('/')}`
  return { status, detail: errors.find(({ source }) => source?.pointer === pointer)?.detail }
}

const oneLine = 'Retype this. It contains characters that we can’t read.'
const noAddress = 'Enter a name without a web address. Add a space after a period.'

test('every single-line field rejects line breaks, control characters, and marks that reverse text [EDGE-012]', async () => {
  const wrong: string[] = []
  const asked = lines.filter(([, , , schema]) => linePatterns.includes(schema['pattern']))
  for (const [title, row, path] of asked) {
    for (const value of ['Ann\nBcc: x', 'Ann\u0007', 'Ann \u202ecba', 'Ann\u200f']) {
      const { status, detail } = await send(row, path, value)
      if (status !== 422 || detail !== oneLine) wrong.push(`${title}: ${status} ${detail}`)
    }
  }
  expect(asked.length).toBeGreaterThan(80)
  expect(wrong).toEqual([])
})

/** What people can name in a form that ends in an email, or whose record an email names later. */
const names = lines.filter(([, , , schema]) => namePatterns.includes(schema['pattern']))

const formsWithNames = [
  'adminUsers.create',
  'adminUsers.update',
  'agents.create',
  'agents.replace',
  'agentsCommunityContracts.sign',
  'auth.register',
  'brandSettings.update',
  'callerChoices.create',
  'claims.createUnlisted',
  'clients.update',
  'communities.create',
  'communities.update',
  'communitiesNew.create',
  'communitiesNew.update',
  'communityQuestions.ask',
  'communityRecords.update',
  'communitySetups.save',
  'contactMessages.create',
  'contacts.create',
  'contacts.update',
  'listShares.create',
  'marketplaceClients.create',
  'marketplaceClients.update',
  'performers.create',
  'performers.update',
  'privacy.changeContact',
  'suggestedEdits.create',
  'userShares.create',
  'users.create',
  'users.update',
  'uuidActions.create',
]

test('every form that ends in an email rejects links in names [EDGE-012]', async () => {
  const wrong: string[] = []
  for (const [title, row, path] of names) {
    for (const value of ['Bank https://evil.example', 'See www.evil', 'Sign in at evil.example']) {
      const { status, detail } = await send(row, path, value)
      if (status !== 422 || detail !== noAddress) wrong.push(`${title}: ${status} ${detail}`)
    }
    const { detail } = await send(row, path, 'Dr. José O’Connor-Nguyễn, M.D.')
    if (detail !== undefined && !detail.includes('length')) wrong.push(`${title}: ${detail}`)
  }
  expect(wrong).toEqual([])
  const forms = [...new Set(names.map(([title]) => title.split(' ')[0]))]
  expect(forms.toSorted()).toEqual(formsWithNames)
})

/** Fields of these names that are days, or that only our staff type and no email contains. */
const otherNames = [
  'addresses.create city',
  'addresses.update city',
  'agentDocuments.create fileName',
  'callHours.replace timeOff.0.from',
  'covers.create from',
  'imageCategories.create name',
  'imageCategories.update name',
  'importFiles.upload fileName',
  'messageTemplates.create name',
  'messageTemplates.update name',
  'organizations.create city',
  'organizations.create name',
  'organizations.update city',
  'organizations.update name',
  'partnerCollections.create name',
  'partnerCollections.update name',
  'partners.create name',
  'partners.update name',
  'savedViews.create name',
  'savedViews.update name',
  'stateRuleVersions.create effectiveFrom',
  'stateRuleVersions.preview effectiveFrom',
  'stateRuleVersions.update effectiveFrom',
  'tagCategories.create name',
  'tagCategories.update name',
  'tags.create name',
  'tags.update name',
]

test('every field that is called a name follows the rule of names [EDGE-012]', () => {
  const called = lines.filter(([, , path]) => /(^|[a-z])(name|from|relative|city)$/i.test(path.at(-1) ?? ''))
  const others = called.filter(([, , , schema]) => !namePatterns.includes(schema['pattern'])).map(([title]) => title)
  expect(others.toSorted()).toEqual(otherNames)
})
