import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { createCaller } from '../../testing/lead-samples'

const api = apiUnderTest()

const readVersion = async () => (await api.api.app.inject('/data-version')).body

test('the version of the data stays while pages are read and someone signs in, and changes with a published change [FIND-014]', async () => {
  const before = await readVersion()
  await api.call({ url: '/marketplace/communities' })
  const admin = await createCaller(api, 'admin')
  expect(await readVersion()).toBe(before)
  const url = '/marketplace/communities/aspen-court'
  expect((await admin.patch(url, 'communities', { name: 'Aspen Court East' })).status).toBe(200)
  expect(await readVersion()).not.toBe(before)
})

test('the version of the data is 22 characters that say nothing about how much is written [FIND-014]', async () => {
  expect(await readVersion()).toMatch(/^[\w-]{22}$/)
})
