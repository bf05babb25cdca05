import { beforeEach, expect, test } from 'vitest'
import { apiFor } from '@pkg/remix-host/server'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { invitePeople } from './invite-people.server'
import { inviteTexts as words } from './texts'

const sent: StubbedWrite[] = []
const stub = apiStub(
  { '/admin/users': { type: 'users', items: [{ id: '1', name: 'Tina Taken', email: 'taken@harbor.example' }] } },
  {
    'POST /admin/users': (write) => {
      sent.push(write)
      return { status: 201, body: { data: { type: 'users', id: String(sent.length), attributes: {} } } }
    },
  },
)
beforeEach(() => void sent.splice(0))

const invite = (body: object) =>
  invitePeople(apiFor(new Request('http://dashboard.example/users/new'), stub.context), body)

test('invites everyone with the same role and communities [DASH-012, API-005]', async () => {
  const people = 'Ann Ames, ann@harbor.example\nBob Burns, bob@harbor.example'
  expect(await invite({ people, role: 'provider', communityIds: ['aspen-court'] })).toEqual({ ok: true, result: 2 })
  const attributes = { role: 'provider', communityIds: ['aspen-court'] }
  expect(sent.map(({ body }) => body)).toEqual([
    { data: { type: 'users', attributes: { ...attributes, name: 'Ann Ames', email: 'ann@harbor.example' } } },
    { data: { type: 'users', attributes: { ...attributes, name: 'Bob Burns', email: 'bob@harbor.example' } } },
  ])
})

test('invites no one while a line is wrong, and names each wrong line [DASH-012]', async () => {
  const people = 'Ann Ames, ann@harbor.example\nBob Burns\nTina T., taken@harbor.example\nCal, cal@harbor'
  const result = await invite({ people, role: 'provider', communityIds: [] })
  expect(sent).toEqual([])
  const { errors } = result.ok ? { errors: {} } : result
  const lines = String(Object(errors)['people']).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines).toContain(words.line(2, 'Bob Burns', words.noEmail))
  expect(lines).toContain(words.line(3, 'taken@harbor.example', words.inUse))
  expect(lines.join()).toContain(words.line(4, 'Cal, cal@harbor', words.wrongEmail))
})

test('gives communities to providers only, and a profile to advisors only [DASH-012, ROLE-010]', async () => {
  const people = 'Ann Ames, ann@harbor.example'
  expect(await invite({ people, role: 'agent', communityIds: ['aspen-court'] })).toMatchObject({
    ok: false,
    errors: { communityIds: words.onlyProviders },
  })
  expect(await invite({ people, role: 'admin', agentId: 'agent-boulder' })).toMatchObject({
    ok: false,
    errors: { agentId: words.onlyAgents },
  })
  expect(sent).toEqual([])
})
