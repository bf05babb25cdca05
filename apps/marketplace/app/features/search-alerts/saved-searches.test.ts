import { afterAll, beforeAll, expect, test } from 'vitest'
import { action } from '~/pages/homebase.searches'
import { formRequest } from '~/testing/form-request'
import { type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'

const resumed = { id: 'resumed', status: 'active' }
let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
  api.respond('/marketplace/search-alerts/resumed/resume', resourceResponse('search-alerts', resumed))
  api.respond('/marketplace/search-alerts/deleted', { status: 204 })
})
afterAll(() => api.stop())

// The local API refuses to delete the one search and to resume the other one.
test.each([
  ['Resume turns the alert on again', { intent: 'resume', id: 'resumed' }, 'active'],
  ['Delete removes the search', { intent: 'delete', id: 'deleted' }, 'removed'],
])('%s, and the page says so [HOME-005]', async (_, fields, done) => {
  const response = await action({
    request: formRequest('/homebase/searches', fields),
    context: api.context,
    params: {},
  })
  expect(response.headers.get('location')).toMatch(new RegExp(`/searches\\?done=${done}$`))
})
