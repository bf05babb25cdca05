import { createServer } from 'node:http'
import { createClient } from '@pkg/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainRequest, readPlainRequest, sendPlainRequest } from './plain-request'

const formOf = (values: Record<string, string>) => {
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

test('the wizard’s first question, sent before its script ran, keeps its answer and asks for the rest [GWZ-073]', () => {
  const asked = readPlainRequest(formOf({ lookingFor: 'Mother' }))
  expect(asked).toMatchObject({ values: { lookingFor: 'Mother', email: '' }, errors: {}, status: 'asked' })
  expect(asked.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['firstName', '  ', 'Required'],
  ['email', 'dana@', 'Invalid email address'],
  ['phone', '12', 'Invalid phone number'],
  ['adl', '', 'Required'],
] as const)('%s as "%s" is told: %s [VAL-001, VAL-002, VAL-004]', (name, value, message) => {
  expect(readPlainRequest(formOf({ ...complete, [name]: value })).errors).toEqual({ [name]: message })
})

test('a complete form goes out once under its request id, with the wizard’s names [API-006, DATA-008, DATA-009]', async () => {
  await expect(send(readPlainRequest(formOf(complete)))).resolves.toMatchObject({ status: 'sent' })
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
            data: { lookingFor: 'Mother', adl: ['light-care'] },
          },
        },
      },
    },
  })
})

test('what the API refuses stands at its field, what it cannot take now may be sent again [BIZ-008, ERR-013]', async () => {
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
  await expect(send(readPlainRequest(formOf(complete)))).resolves.toMatchObject({
    errors: { phone: 'Invalid phone number' },
  })
  reply = { status: 503, body: '' }
  await expect(send(readPlainRequest(formOf(complete)))).resolves.toMatchObject({
    status: 'failed',
    values: { firstName: 'Dana' },
  })
})
