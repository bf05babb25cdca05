import { sql } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, draftInvoice, issueInvoice, payingCommunity } from '../../../../testing/billing-samples'
import { approveProvider, type Caller, createCaller, one } from '../../../../testing/lead-samples'
import { rowsOf } from '../../../database/database'
import { renderInvoicePdf } from './invoice-pdf'

const api = apiUnderTest()
let admin: Caller
let provider: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  await addIdahoCommunities(api, [payingCommunity, 'other-house'])
  await approveProvider(api, payingCommunity)
})

/** Returns the bytes of an invoice's PDF as the database has them. */
async function storedPdf(path: string): Promise<Uint8Array> {
  const [row] = await rowsOf(
    api.database.orm,
    sql`select encode(content, 'base64') as content from documents
      join invoices on invoices.document_id = documents.id where invoices.id = ${path.split('/').at(-1)}`,
  )
  return new Uint8Array(Buffer.from(String(row?.['content']), 'base64'))
}

const open = (content: Uint8Array) => getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise

/** Returns the kinds of the tags of a PDF in their order, each once. */
function tagsOf(node: object): string[] {
  const role = 'role' in node ? [String(node.role)] : []
  const children: object[] = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...new Set([...role, ...children.flatMap(tagsOf)])]
}

async function read(content: Uint8Array) {
  const pdf = await open(content)
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const tree = await page.getStructTree()
  const { info } = await pdf.getMetadata()
  return {
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    tags: tagsOf(tree ?? {}),
    info: info as Record<string, unknown>,
    marks: await pdf.getMarkInfo(),
  }
}

test('an issued invoice has a tagged PDF with its title, language, headings, and table headers [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  const { number, clientName } = one(await admin.get(path)).attributes
  const { text, tags, info, marks } = await read(await storedPdf(path))
  expect(marks).toMatchObject({ Marked: true })
  expect(info).toMatchObject({ Title: `Invoice ${String(number)}`, Language: 'en-US' })
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'THead', 'TR', 'TH', 'TBody', 'TD', 'P']))
  expect(text).toContain(`Invoice ${String(number)}`)
  expect(text).toContain('Referral fee: 80% of the first month $4,000.00')
  expect(text).toContain('Amount due $4,000.00')
  expect(text).not.toContain(String(clientName))
})

test('a credit note names the invoice that it corrects, and its PDF is another one [WORK-013, BIZ-004]', async () => {
  const path = await issueInvoice(api, admin)
  const { number } = one(await admin.get(path)).attributes
  const note = one(await admin.post(`${path}/credit-note`, 'invoices', { reason: 'Rent', amountCents: 1000 }))
  const { text } = await read(await storedPdf(`/${note.id}`))
  expect(text).toContain('Amount credited -$10.00')
  expect(text).toContain(`corrects invoice ${String(number)}`)
  expect(text).not.toContain('Rent,')
})

test('the PDF stays the same, byte for byte, whatever happens to the invoice [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  const before = await storedPdf(path)
  await admin.post(`${path}/payments`, 'invoices', { amountCents: 1000, receivedOn: '2026-11-02', method: 'check' })
  await admin.post(`${path}/emails`, 'invoices', { recipient: 'billing@idaho.example' })
  await admin.post(`${path}/credit-note`, 'invoices', { reason: 'Moved out' })
  expect((await admin.get(`${path}/pdf`)).status).toBe(200)
  expect(await storedPdf(path)).toEqual(before)
  for (const statement of [
    "update documents set content = ''",
    'delete from documents',
    'update invoices set document_id = null',
  ]) {
    await expect(api.database.orm.execute(sql.raw(statement))).rejects.toThrow()
  }
})

test('an admin and the community’s own team download it, and no one else [WORK-013, ROLE-010]', async () => {
  const path = await issueInvoice(api, admin)
  for (const caller of [admin, provider]) {
    const { status, headers } = await caller.get(`${path}/pdf`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename/),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Invoice%20H-\d{6}\.pdf$/)
  }
  expect((await (await createCaller(api, 'agent')).get(`${path}/pdf`)).status).toBe(403)
  expect((await (await createCaller(api, 'visitor')).get(`${path}/pdf`)).status).toBe(401)
  const other = await issueInvoice(api, admin, { communityId: 'other-house' })
  expect((await provider.get(`${other}/pdf`)).status).toBe(404)
  expect((await admin.get(`${await draftInvoice(api, admin)}/pdf`)).status).toBe(409)
})

test('an email with an invoice has its PDF [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  await admin.post(`${path}/emails`, 'invoices', { recipient: 'files@idaho.example' })
  const [row] = await rowsOf(
    api.database.orm,
    sql`select name from notifications join documents on documents.id = document_id where recipient = 'files@idaho.example'`,
  )
  expect(row?.['name']).toMatch(/^Invoice H-\d{6}\.pdf$/)
})

test('a name with markup is text, and a page that doesn’t conform to PDF/UA isn’t made [WORK-013]', async () => {
  const pair = (one: string, other: string): [string, string] => [one, other]
  const content = {
    title: 'Invoice H-000001',
    brand: '#panic("x") *A* $b$ \\ @c',
    sender: [],
    'to-label': 'To',
    recipient: ['#read("/etc/passwd")'],
    'facts-title': 'Dates',
    'facts-header': pair('What', 'Day'),
    facts: [],
    'lines-title': 'Fee',
    'lines-header': pair('What', 'Amount'),
    lines: [],
    total: pair('Amount due', '$1.00'),
    notes: [],
  }
  const { text } = await read(renderInvoicePdf(content))
  expect(text).toContain('#panic("x") *A* $b$ \\ @c')
  expect(text).toContain('#read("/etc/passwd")')
  expect(() => renderInvoicePdf({ ...content, title: '' })).toThrow()
})
