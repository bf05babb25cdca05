import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { attributesOf, idOf, resourcesIn } from '../../../testing/responses'
import { type Browser, browserOf } from '../../../testing/browser'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-documents-'))
const api = apiUnderTest({ DATA_DIR: folder, LOG_LEVEL: 'error' })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400, 32), Buffer.from('%%EOF')])
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const browserWithRole = async (role: Parameters<typeof api.cookieOf>[0], email?: string) =>
  browserOf(api, { cookie: await api.cookieOf(role, email) })
const upload = (browser: Browser, content: Buffer, overrides: object = {}, agentId = 'agent-boulder') =>
  browser.send(
    'POST',
    `/marketplace/agents/${agentId}/documents`,
    { kind: 'irsw9', fileName: 'w9.pdf', content: content.toString('base64'), ...overrides },
    'agent-documents',
  )

test.each([
  ['liabilityInsurance', pdf, 'application/pdf', 'w9.pdf'],
  ['irsw9', png, 'image/png', 'w9.png'],
  ['stateRegistration', pdf, 'application/pdf', 'w9.pdf'],
])('saves the document %s and serves it as a download [AGENT-004]', async (kind, content, mediaType, name) => {
  const agent = await browserWithRole('agent')
  const uploaded = await upload(agent, content, { kind })
  expect(uploaded.status).toBe(201)
  expect(attributesOf(uploaded)).toMatchObject({ kind, mediaType, bytes: content.length })
  const read = await api.call({
    url: `/platform/agent-documents/${idOf(uploaded)}`,
    headers: { cookie: agent.cookie() },
  })
  expect(read.status).toBe(200)
  expect(read.headers).toMatchObject({
    'content-type': mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'content-length': String(content.length),
  })
})

test('shows documents only to their advisor and to admins [AGENT-004, BIZ-008]', async () => {
  const id = idOf(await upload(await browserWithRole('agent'), pdf))
  const paths = ['/marketplace/agents/agent-boulder/documents', `/platform/agent-documents/${id}`]
  for (const path of paths) {
    expect((await (await browserWithRole('agent')).get(path)).status).toBe(200)
    expect((await (await browserWithRole('admin')).get(path)).status).toBe(200)
    for (const stranger of [
      await browserWithRole('agent', 'other-agent@hearthway.example'),
      await browserWithRole('customer'),
    ]) {
      expect((await stranger.get(path)).status).toBe(404)
    }
    expect((await browserOf(api).get(path)).status).toBe(401)
  }
  expect((await upload(await browserWithRole('agent', 'other-agent@hearthway.example'), pdf)).status).toBe(404)
  expect((await (await browserWithRole('admin')).get(`/platform/agent-documents/${randomUUID()}`)).status).toBe(404)
})

test('replaces the earlier document of a kind and deletes its file [AGENT-004]', async () => {
  const agent = await browserWithRole('agent')
  const first = idOf(await upload(agent, pdf))
  const second = idOf(await upload(agent, png))
  const files = readdirSync(join(folder, 'uploads', 'agent-documents'))
  expect(files).not.toContain(first)
  expect(files).toContain(second)
  const list = resourcesIn(await agent.get('/marketplace/agents/agent-boulder/documents'))
  expect(list.filter(({ attributes }) => attributes['kind'] === 'irsw9')).toHaveLength(1)
})

test.each([
  ['an HTML page named as a PDF', Buffer.from('<html><script>alert(1)</script></html>'), {}],
  ['an executable', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]), { fileName: 'w9.pdf' }],
  ['an SVG with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), {}],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000)]), { fileName: 'w9.pdf' }],
  ['a gzip file', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(2000)]), { fileName: 'w9.pdf' }],
  ['an HTML page followed by a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]), {}],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200)]), { fileName: 'w9.png' }],
  ['an upload with a media type', pdf, { mediaType: 'text/html' }],
  ['an upload for another advisor', pdf, { agentId: 'agent-colorado' }],
  ['an empty file', Buffer.alloc(0), {}],
  ['a text that isn’t base64', pdf, { content: `${pdf.toString('base64').slice(0, 40)} <script>` }],
  ['an unknown kind', pdf, { kind: 'passport' }],
  ['a file of 6 MB', Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]), {}],
])('rejects %s as a document [AGENT-004, BIZ-008]', async (_, content, overrides) => {
  const before = readdirSync(join(folder, 'uploads', 'agent-documents')).length
  const { status } = await upload(await browserWithRole('agent'), content, overrides)
  expect([413, 422]).toContain(status)
  expect(readdirSync(join(folder, 'uploads', 'agent-documents'))).toHaveLength(before)
})

test('accepts documents up to 5 MB; other endpoints reject large bodies [AGENT-004]', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)])
  const { status } = await upload(await browserWithRole('agent'), large)
  expect({ status, failures: api.log.filter((line) => line.includes('Request failed')) }).toEqual({
    status: 201,
    failures: [],
  })
  const browser = browserOf(api)
  const name = 'x'.repeat(300_000)
  expect((await browser.send('POST', '/platform/users', { name, email: 'a@b.example' }, 'users')).status).toBe(413)
})

test('serves an image with appended HTML as a download of its first type [AGENT-004, BIZ-008]', async () => {
  const agent = await browserWithRole('agent')
  const both = Buffer.concat([png, Buffer.from('<html><script>alert(1)</script></html>')])
  const read = await agent.get(`/platform/agent-documents/${idOf(await upload(agent, both, { fileName: 'w9.html' }))}`)
  expect(read.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "attachment; filename*=UTF-8''w9.png",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('removes paths and header characters from file names [AGENT-004, BIZ-008]', async () => {
  const agent = await browserWithRole('agent')
  const uploaded = await upload(agent, pdf, { fileName: '../../etc/passwd\r\nSet-Cookie: a=b' })
  const { fileName } = attributesOf(uploaded)
  expect(fileName).not.toMatch(/[/\r\n:]/)
  const read = await agent.get(`/platform/agent-documents/${idOf(uploaded)}`)
  expect(read.headers['set-cookie']).toBeUndefined()
})

test('an admin says until when a document is valid, and no one else does [WORK-012]', async () => {
  const agent = await browserWithRole('agent')
  const uploaded = await upload(agent, pdf, { kind: 'stateRegistration', validUntil: '2027-06-30' })
  expect(attributesOf(uploaded)).toMatchObject({ validUntil: '2027-06-30' })
  const change = async (browser: Browser, validUntil: unknown) =>
    browser.send('PATCH', `/platform/agent-documents/${idOf(uploaded)}`, { validUntil }, 'agent-documents')
  expect((await change(agent, '2030-01-01')).status).toBe(403)
  const admin = await browserWithRole('admin')
  expect((await change(admin, '2027-02-30')).status).toBe(422)
  expect(attributesOf(await change(admin, '2028-06-30'))).toMatchObject({ validUntil: '2028-06-30' })
  expect(attributesOf(await change(admin, null))).not.toHaveProperty('validUntil')
})
