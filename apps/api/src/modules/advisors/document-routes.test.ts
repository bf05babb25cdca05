import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { attributesOf, idOf, resourcesIn } from '../../../testing/answers'
import { type Browser, browserOf } from '../../../testing/browser'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-papers-'))
const api = apiUnderTest({ DATA_DIR: folder })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400, 32), Buffer.from('%%EOF')])
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const of = async (role: Parameters<typeof api.cookieOf>[0], email?: string) =>
  browserOf(api, { cookie: await api.cookieOf(role, email) })
const hand = (browser: Browser, content: Buffer, given: object = {}, agentId = 'agent-boulder') =>
  browser.send(
    'POST',
    `/marketplace/agents/${agentId}/documents`,
    { kind: 'irsw9', fileName: 'w9.pdf', content: content.toString('base64'), ...given },
    'agent-documents',
  )

test.each([
  ['liabilityInsurance', pdf, 'application/pdf', 'w9.pdf'],
  ['irsw9', png, 'image/png', 'w9.png'],
  ['stateRegistration', pdf, 'application/pdf', 'w9.pdf'],
])('an advisor hands in %s, and reads it as a download [AGENT-004]', async (kind, content, mediaType, name) => {
  const agent = await of('agent')
  const made = await hand(agent, content, { kind })
  expect(made.status).toBe(201)
  expect(attributesOf(made)).toMatchObject({ kind, mediaType, bytes: content.length })
  const read = await api.call({ url: `/platform/agent-documents/${idOf(made)}`, headers: { cookie: agent.cookie() } })
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

test('papers are seen by their advisor and by admins, and by nobody else [AGENT-004, BIZ-008]', async () => {
  const id = idOf(await hand(await of('agent'), pdf))
  const paths = ['/marketplace/agents/agent-boulder/documents', `/platform/agent-documents/${id}`]
  for (const path of paths) {
    expect((await (await of('agent')).get(path)).status).toBe(200)
    expect((await (await of('admin')).get(path)).status).toBe(200)
    for (const stranger of [await of('agent', 'other-agent@hearthway.example'), await of('customer')]) {
      expect((await stranger.get(path)).status).toBe(404)
    }
    expect((await browserOf(api).get(path)).status).toBe(401)
  }
  expect((await hand(await of('agent', 'other-agent@hearthway.example'), pdf)).status).toBe(404)
  expect((await (await of('admin')).get(`/platform/agent-documents/${randomUUID()}`)).status).toBe(404)
})

test('a second paper of a kind replaces the first, whose bytes are gone [AGENT-004]', async () => {
  const agent = await of('agent')
  const first = idOf(await hand(agent, pdf))
  const second = idOf(await hand(agent, png))
  const files = readdirSync(join(folder, 'uploads', 'agent-documents'))
  expect(files).not.toContain(first)
  expect(files).toContain(second)
  const list = resourcesIn(await agent.get('/marketplace/agents/agent-boulder/documents'))
  expect(list.filter(({ attributes }) => attributes['kind'] === 'irsw9')).toHaveLength(1)
})

test.each([
  ['a page that calls itself a PDF', Buffer.from('<html><script>alert(1)</script></html>'), {}],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]), { fileName: 'w9.pdf' }],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), {}],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000)]), { fileName: 'w9.pdf' }],
  ['something packed', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(2000)]), { fileName: 'w9.pdf' }],
  ['a page behind which a PDF begins', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]), {}],
  ['an animation', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200)]), { fileName: 'w9.png' }],
  ['a type of its own', pdf, { mediaType: 'text/html' }],
  ['an owner of its own', pdf, { agentId: 'agent-colorado' }],
  ['nothing', Buffer.alloc(0), {}],
  ['a kind that is none', pdf, { kind: 'passport' }],
  ['6 MB', Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]), {}],
])('%s is not taken [AGENT-004, BIZ-008]', async (_, content, given) => {
  const before = readdirSync(join(folder, 'uploads', 'agent-documents')).length
  const { status } = await hand(await of('agent'), content, given)
  expect([413, 422]).toContain(status)
  expect(readdirSync(join(folder, 'uploads', 'agent-documents'))).toHaveLength(before)
})

test('five megabytes are taken, and no other call takes as much [AGENT-004]', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)])
  expect((await hand(await of('agent'), large)).status).toBe(201)
  const browser = browserOf(api)
  const name = 'x'.repeat(300_000)
  expect((await browser.send('POST', '/platform/users', { name, email: 'a@b.example' }, 'users')).status).toBe(413)
})

test('a picture with a page at its end is handed out as the picture it began as, and never shown by a browser [AGENT-004, BIZ-008]', async () => {
  const agent = await of('agent')
  const both = Buffer.concat([png, Buffer.from('<html><script>alert(1)</script></html>')])
  const read = await agent.get(`/platform/agent-documents/${idOf(await hand(agent, both, { fileName: 'w9.html' }))}`)
  expect(read.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "attachment; filename*=UTF-8''w9.png",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a name cannot lead out of the folder or into a header [AGENT-004, BIZ-008]', async () => {
  const agent = await of('agent')
  const made = await hand(agent, pdf, { fileName: '../../etc/passwd\r\nSet-Cookie: a=b' })
  const { fileName } = attributesOf(made)
  expect(fileName).not.toMatch(/[/\r\n:]/)
  const read = await agent.get(`/platform/agent-documents/${idOf(made)}`)
  expect(read.headers['set-cookie']).toBeUndefined()
})
