import { createServer } from 'node:http'
import { createClient } from '@pkg/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInTexts } from './texts'
import { submitSignIn } from './submit-sign-in.server'

const codeId = '11111111-2222-4333-8444-555555555555'
const secondFactor = { errors: [{ status: '401', code: 'second-factor-required', title: 'One more step' }] }
const firstFactorCookie = '__Host-hearthway-first-factor=1'

/** The API's response to everything but a request for a code. */
const next = { status: 401, body: JSON.stringify(secondFactor) }
let received = ''
const server = createServer((request, response) => {
  received = ''
  request.on('data', (part) => (received += String(part)))
  const isCode = request.url === '/platform/auth/otp/start'
  const headers = { 'content-type': 'application/json', ...(isCode ? {} : { 'set-cookie': firstFactorCookie }) }
  response.writeHead(isCode ? 200 : next.status, headers)
  response.end(isCode ? JSON.stringify({ id: codeId }) : next.body)
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => void Object.assign(next, { status: 401, body: JSON.stringify(secondFactor) }))
afterAll(() => server.close())

async function submit(fields: Record<string, string>, wanted: string | null = null) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const cookies: string[] = []
  const view = await submitSignIn(createClient({ baseUrl }), { form, wanted }, (headers) =>
    cookies.push(...headers.getSetCookie()),
  )
  return { view, cookies }
}
const password = { intent: 'login', email: 'ann@example.com', password: 'a light is on' }
const code = { intent: 'verify', email: 'ann@example.com', codeId, code: '123 456' }

test('asks for the code after the password of a two-factor account, and passes on the first factor’s cookie [AUTH-001, ROLE-010]', async () => {
  const { view, cookies } = await submit(password)
  expect(view).toMatchObject({ stage: 'code', codeId, notice: signInTexts.codeToo })
  expect(cookies).toEqual([firstFactorCookie])
})

test('asks for the password after the code of a two-factor account [AUTH-001, ROLE-010]', async () => {
  const { view, cookies } = await submit(code)
  expect(view).toMatchObject({ stage: 'password', email: 'ann@example.com', notice: signInTexts.passwordToo })
  expect(cookies).toEqual([firstFactorCookie])
})

test.each([
  [401, signInTexts.refused],
  [429, signInTexts.tooMany],
  [500, signInTexts.unreachable],
])("explains in the dashboard's own words why a password got a %i [API-014, API-023]", async (status, error) => {
  Object.assign(next, { status, body: JSON.stringify({ errors: [] }) })
  expect((await submit(password)).view).toMatchObject({ stage: 'password', email: 'ann@example.com', error })
})

test.each([
  [401, signInTexts.codeWrong],
  [410, signInTexts.codeEnded],
  [429, signInTexts.tooMany],
])('keeps the code form open and explains why the code got a %i [API-016]', async (status, error) => {
  Object.assign(next, { status, body: JSON.stringify({ errors: [] }) })
  expect((await submit(code)).view).toMatchObject({ stage: 'code', codeId, error })
})

test('shows a 422 of the API at its field [API-014, VAL-001]', async () => {
  const error = {
    status: '422',
    code: 'unprocessable',
    title: 't',
    detail: 'Too long',
    source: { pointer: '/data/email' },
  }
  Object.assign(next, { status: 422, body: JSON.stringify({ errors: [error] }) })
  expect((await submit(password)).view).toMatchObject({ stage: 'password', errors: { email: 'Too long' } })
})

test('needs only the email for a sign-in without a password [AUTH-001]', async () => {
  expect((await submit({ intent: 'code', email: ' ann@example.com ' })).view).toMatchObject({ stage: 'code', codeId })
  expect((await submit({ intent: 'link' })).view).toMatchObject({ errors: { email: 'Required' } })
})

test.each([
  ['/dashboard/releases/7', '/dashboard/releases/7', 'the page that the person asked for'],
  ['https://evil.example/dashboard/', '/dashboard/', 'the start page instead of another site'],
])('keeps %s in an emailed sign-in link as %s: %s [AUTH-004, TRUTH-009]', async (wanted, redirect, _why) => {
  Object.assign(next, { status: 204, body: '' })
  await submit({ intent: 'link', email: 'ann@example.com' }, wanted)
  expect(JSON.parse(received)).toMatchObject({ data: { redirect } })
})
