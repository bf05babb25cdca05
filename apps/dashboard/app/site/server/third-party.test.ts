import { expect, test } from 'vitest'
import { loader } from '~/pages/sign-in_.third-party'

test('starts no sign-in when another site sends a person here [API-014, BIZ-008]', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const request = new Request('https://www.hearthway.example/dashboard/sign-in/third-party', { headers })
  const response = await loader({ request, context: {}, params: {} })
  expect(response.headers.get('location')).toBe('/sign-in')
  expect(response.headers.get('set-cookie')).toBeNull()
})
