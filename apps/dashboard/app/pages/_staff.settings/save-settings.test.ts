import { apiFor, forwardCookies } from '@pkg/remix-host/server'
import { beforeEach, expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { saveSettings } from './save-settings.server'
import { settingsTexts as words } from './texts'

const me = { id: '1', name: 'Ada Admin', email: 'ada@harbor.example', phone: '+13035550100', role: 'admin' }
const sent: StubbedWrite[] = []
const answers = { status: 200, body: { data: { type: 'users', id: '1', attributes: me } } as object }
const stub = apiStub(
  { '/platform/users/me': { type: 'users', item: me } },
  {
    'PATCH /platform/users/me': (write) => {
      sent.push(write)
      return answers
    },
    'POST /platform/auth/password/update': () => ({ status: 403, body: errorOf('wrong-password', 403) }),
    'DELETE /platform/sessions': () => ({ status: 403, body: errorOf('recent-sign-in-required', 403) }),
  },
)
beforeEach(() => void sent.splice(0))

const save = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const api = apiFor(new Request('http://dashboard.example/settings'), stub.context)
  return saveSettings(api, form, forwardCookies()).submission
}

test('sends only what a person changed, so the same address needs no password [API-003, DASH-012]', async () => {
  const form = { intent: 'account', name: 'Ada Ames', email: me.email, phone: '(303) 555-0100' }
  expect(await save(form)).toMatchObject({ ok: true })
  const attributes = { name: 'Ada Ames' }
  expect(sent.map(({ body }) => body)).toEqual([{ data: { type: 'users', id: 'me', attributes } }])
  sent.splice(0)
  expect(await save({ intent: 'account', name: me.name, email: me.email })).toMatchObject({ ok: true })
  expect(sent).toEqual([])
})

test('says at the form what needs the right password or a recent sign-in [API-014, DASH-012]', async () => {
  const change = { intent: 'change-password', password: 'not this one', 'new-password': 'lanterns along the lake' }
  expect(await save(change)).toMatchObject({ ok: false, errors: { password: expect.stringMatching(/./) } })
  expect(await save({ intent: 'end-others' })).toEqual({ ok: false, errors: {}, message: words.recent })
})
