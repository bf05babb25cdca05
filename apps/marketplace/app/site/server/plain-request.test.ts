import { createServer } from 'node:http'
import { createClient } from '@pkg/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainRequest, readPlainRequest, sendPlainRequest } from './plain-request.server'

const createForm = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
const complete = {
  intent: 'request',
  requestId: '11111111-2222-4333-8444-555555555555',
  lookingFor: 'Mother',
  adl: 'light-care',
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@families.example',
  phone: '(303) 555-0123',
}

const received: { key: unknown; body: unknown }[] = []
let reply = { status: 201, body: '{}' }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push({ key: request.headers['idempotency-key'], body: JSON.parse(body) })
    response.writeHead(reply.status, { 'content-type': 'application/vnd.api+json', 'set-cookie': 'hearthway-id=1' })
    response.end(reply.body)
  })
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => {
  server.close()
})

const send = (request: PlainRequest) =>
  sendPlainRequest(createClient({ baseUrl }), request, { id: 'oak', path: '/a/b/c/oak' }, () => undefined)

test('fills in the wizard’s first answer, sent before its script ran, and leaves the rest open [GWZ-073]', () => {
  const request = readPlainRequest(createForm({ lookingFor: 'Mother' }))
  expect(request).toMatchObject({ values: { lookingFor: 'Mother', email: '' }, errors: {}, status: 'open' })
  expect(request.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('reads names without what can’t be seen at both ends [EDGE-012]', () => {
  const copied = createForm({ ...complete, firstName: '\u202aDana\u202c', lastName: 'Whitfield\t' })
  expect(readPlainRequest(copied)).toMatchObject({ values: { firstName: 'Dana', lastName: 'Whitfield' }, errors: {} })
  expect(readPlainRequest(createForm({ ...complete, firstName: '\u200e' })).errors).toEqual({ firstName: 'Required' })
})

test.each([
  ['firstName', '  ', 'Required'],
  ['email', 'dana@', 'Invalid email address'],
  ['phone', '12', 'Invalid phone number'],
  ['adl', '', 'Required'],
] as const)('rejects %s as "%s" with "%s" [VAL-001, VAL-002, VAL-004]', (name, value, message) => {
  expect(readPlainRequest(createForm({ ...complete, [name]: value })).errors).toEqual({ [name]: message })
})

test('sends a complete form once under its request id, with the wizard’s names [API-006, DATA-008, DATA-009]', async () => {
  await expect(send(readPlainRequest(createForm(complete)))).resolves.toMatchObject({ status: 'sent' })
  expect(received.at(-1)).toMatchObject({
    key: `${complete.requestId}:complete`,
    body: {
      data: {
        type: 'uuid-actions',
        attributes: {
          actionType: 'pricing-request',
          actionPage: '/a/b/c/oak',
          actionInfo: {
            slug: 'oak',
            name: 'Dana Whitfield',
            status: 'complete',
            data: {
              lookingFor: 'Mother',
              adl: ['light-care'],
              wordings: [{ id: 'contact', version: '2', language: 'en' }],
            },
          },
        },
      },
    },
  })
})

test('shows a rejected value at its field, and keeps a request that failed for another try [BIZ-008, ERR-013]', async () => {
  reply = {
    status: 422,
    body: JSON.stringify({
      errors: [
        {
          status: '422',
          code: 'unprocessable',
          title: 't',
          detail: 'Invalid phone number',
          source: { pointer: '/data/attributes/actionInfo/phone' },
        },
      ],
    }),
  }
  await expect(send(readPlainRequest(createForm(complete)))).resolves.toMatchObject({
    errors: { phone: 'Invalid phone number' },
  })
  reply = { status: 503, body: '' }
  await expect(send(readPlainRequest(createForm(complete)))).resolves.toMatchObject({
    status: 'failed',
    values: { firstName: 'Dana' },
  })
})

test.each(['https://evil.example', 'Lee\nBcc: x', 'Le\u202ee'])('rejects %j as a last name [EDGE-012]', (lastName) => {
  expect(Object.keys(readPlainRequest(createForm({ ...complete, lastName })).errors)).toEqual(['lastName'])
})
