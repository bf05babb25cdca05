import { patience } from '@pkg/config/patience'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()

const readVersion = async () => (await api.api.app.inject('/data-version')).body

test('the version of the data stays while nothing is written, and changes with a write [FIND-014]', async () => {
  // Other tests write to other databases of the same server, which count too.
  const isSame = async () => {
    const before = await readVersion()
    await api.call({ url: '/marketplace/communities' })
    return (await readVersion()) === before
  }
  await expect.poll(isSame, { timeout: patience.poll }).toBe(true)
  const before = await readVersion()
  const attributes = { name: 'Robin Reader', email: 'robin@versions.example', password: 'lanterns along the lake' }
  const created = await api.call({
    method: 'POST',
    url: '/platform/auth/register',
    payload: { data: { type: 'users', attributes } },
  })
  expect(created.status).toBe(201)
  expect(await readVersion()).not.toBe(before)
})

test('the version of the data says nothing about how much is written [FIND-014]', async () => {
  expect(await readVersion()).toMatch(/^[\w-]{22}$/)
})
