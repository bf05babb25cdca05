import { expect, test } from 'vitest'
import { action } from '~/routes/login'
import { startLocalApi } from '~/testing/local-api'

test('shows sign-in when the session ends between two steps, and keeps where the person was going [AUTH-001]', async () => {
  const api = await startLocalApi()
  api.respond('/platform/users/me', { status: 401 })
  const fields = { step: 'agent-signup', stage: 'profile', role: 'agent', redirect: '/account', state: 'CO' }
  const request = new Request('http://localhost:3000/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })
  const response = await action({ request, context: api.context, params: {} })
  api.stop()
  expect(response).toMatchObject({
    data: { kind: 'view', view: { step: 'login-signup', data: { role: 'agent', redirect: '/account' } } },
  })
})
