import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { loadEmail } from './load-email.server'

const id = '11111111-2222-4333-8444-555555555555'
const email = '21111111-2222-4333-8444-555555555555'
const item = {
  id: email,
  conversationId: id,
  status: 'added',
  receivedAt: '2026-11-21T23:12:00Z',
  subject: '',
  texts: ['<b>Hello</b>'],
  files: [{ name: 'room.jpg', type: 'image/jpeg', bytes: 1_250_000 }],
}
const api = apiStub({
  '/platform/users/me': { type: 'users', item: { id, role: 'agent', name: 'Bo' } },
  [`/platform/conversation-emails/${email}`]: { type: 'conversation-emails', item },
  [`/platform/conversations/${id}`]: {
    type: 'conversations',
    item: { id, clientName: 'Ruth Park', subject: 'Ruth Park and Bo', participants: [], isUnread: false },
  },
})
const load = (conversation: string) =>
  loadEmail(new Request(`http://localhost:3001/dashboard/messages/${conversation}/emails/${email}`), api.context, {
    id: conversation,
    email,
  })

test('shows a whole email as its text, with its files by name and size [EDGE-005]', async () => {
  expect(await load(id)).toMatchObject({
    family: 'Ruth Park',
    subject: 'No subject',
    from: undefined,
    parts: ['<b>Hello</b>'],
    files: ['room.jpg, image/jpeg, 1.3 MB'],
  })
})

test('finds an email only below its own conversation [EDGE-005]', async () => {
  await expect(load('31111111-2222-4333-8444-555555555555')).rejects.toMatchObject({ init: { status: 404 } })
})
