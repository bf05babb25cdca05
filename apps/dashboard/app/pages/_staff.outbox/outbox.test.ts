import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { loader } from './route'

const message = {
  subject: 'We got your request',
  body: 'Hi Dana,',
  status: 'sent',
  createdAt: '2026-11-21T18:00:00Z',
  isToFamily: true,
  channel: 'email',
  recipient: 'd•••@families.example',
}
const messages = [
  { ...message, id: 'family-email' },
  { ...message, id: 'staff-email', isToFamily: false, recipient: 'bo@hearthway.example' },
]
const api = apiStub({
  '/platform/users/me': { type: 'users', item: { id: 'me', role: 'admin', name: 'Ada' } },
  '/platform/emails': { type: 'emails', items: messages },
  '/platform/saved-views': { type: 'saved-views', items: [] },
})

const load = () =>
  loader({ request: new Request('http://localhost:3001/dashboard/outbox'), params: {}, context: api.context })

test('shows addresses as the list of the API masks them, and opens no message, which would be recorded [TRUST-008, WORK-026]', async () => {
  const loaded = await load()
  expect(loaded.rows.map(({ recipient }) => recipient)).toEqual(['d•••@families.example', 'bo@hearthway.example'])
  expect(api.requests.map(({ pathname }) => pathname)).not.toContainEqual(expect.stringMatching('/platform/emails/'))
})
