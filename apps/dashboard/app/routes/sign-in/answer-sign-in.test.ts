import { createServer } from 'node:http'
import { createClient } from '@pkg/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '~/texts'
import { answerSignIn } from './answer-sign-in'

/** An API that has seen one factor and wants another. */
const server = createServer((request, response) => {
  const isCode = request.url === '/platform/auth/otp/start'
  response.writeHead(isCode ? 200 : 401, {
    'content-type': 'application/json',
    ...(isCode ? {} : { 'set-cookie': '__Host-hearthway-first-factor=1' }),
  })
  const refusal = { errors: [{ status: '401', code: 'second-factor-needed', title: 'One more step' }] }
  response.end(JSON.stringify(isCode ? { id: 'the-code' } : refusal))
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

async function answer(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const cookies: string[] = []
  const shown = await answerSignIn(createClient({ baseUrl }), form, (headers) =>
    cookies.push(...headers.getSetCookie()),
  )
  return { shown, cookies }
}

test('after the password of somebody who needs two factors the code is asked for, and the first one kept [AUTH-001, ROLE-010]', async () => {
  const { shown, cookies } = await answer({ intent: 'login', email: 'ann@example.com', password: 'a light is on' })
  expect(shown).toMatchObject({ stage: 'code', codeId: 'the-code', notice: texts.signIn.codeToo })
  expect(cookies).toEqual(['__Host-hearthway-first-factor=1'])
})

test('after the code the password is asked for [AUTH-001, ROLE-010]', async () => {
  const { shown, cookies } = await answer({
    intent: 'verify',
    email: 'ann@example.com',
    codeId: 'the-code',
    code: '123456',
  })
  expect(shown).toMatchObject({ stage: 'password', email: 'ann@example.com', notice: texts.signIn.passwordToo })
  expect(cookies).toHaveLength(1)
})
