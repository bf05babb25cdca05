import { expect, test } from 'vitest'
import { action } from '~/pages/login'
import { formRequest } from '~/testing/form-request'
import { startLocalApi } from '~/testing/local-api'

test('shows sign-in when the session ends between two steps, and keeps where the person was going [AUTH-001]', async () => {
  const api = await startLocalApi()
  api.respond('/platform/users/me', { status: 401 })
  const fields = { step: 'agent-signup', stage: 'profile', role: 'agent', redirect: '/account', state: 'CO' }
  const response = await action({ request: formRequest('/login', fields), context: api.context, params: {} })
  api.stop()
  expect(response).toMatchObject({
    data: { kind: 'view', view: { step: 'login-signup', data: { role: 'agent', redirect: '/account' } } },
  })
})

test('after a new code was sent because the old one had ended, the page checks the new one [API-016]', async () => {
  const api = await startLocalApi()
  api.respond('/platform/auth/otp/retry', { status: 410 })
  api.respond('/platform/auth/otp/start', { body: { id: 'new', channel: 'email' } })
  const fields = { step: 'otp-login', intent: 'again', contact: 'ann@families.example', codeId: 'old' }
  const response = await action({ request: formRequest('/login', fields), context: api.context, params: {} })
  api.stop()
  expect(response).toMatchObject({ data: { kind: 'view', view: { step: 'otp-login', data: { codeId: 'new' } } } })
})
