import { expect, test } from 'vitest'
import { loader } from '../routes/sign-in_.third-party'

test('starts no sign-in for people whom another site sends [API-014, BIZ-008]', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const request = new Request('https://www.hearthway.example/dashboard/sign-in/third-party', { headers })
  const answer = await loader({ request, context: {}, params: {} })
  expect(answer.headers.get('location')).toBe('/sign-in')
  expect(answer.headers.get('set-cookie')).toBeNull()
})
