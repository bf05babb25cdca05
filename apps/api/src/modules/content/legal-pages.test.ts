import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'
import { contentEntries } from '../../database/schema/tables'
import { storeLegalPages } from './legal-pages'
import { privacyPolicy } from './privacy-policy'

const api = apiUnderTest()
const path = '/platform/content-entries'
const untranslated = { kind: 'privacy', slug: 'privacy', title: 'Privacy policy', body: privacyPolicy } as const
const isPrivacy = eq(contentEntries.kind, 'privacy')
let admin: Caller

beforeEach(async () => {
  admin = await createCaller(api, 'admin')
  await api.database.orm.delete(contentEntries).where(isPrivacy)
})

/** Returns the privacy policy that someone who reads Spanish gets after the next start. */
async function spanishAfterStart(): Promise<unknown> {
  await storeLegalPages(api.database.orm)
  const { body } = await api.call({ url: '/content/privacy?language=es' })
  return body
}

test('a page that an earlier version stored gets its translation [ROUTE-013, FIND-015]', async () => {
  await api.database.orm.insert(contentEntries).values(untranslated)
  expect(await spanishAfterStart()).toMatchObject({ language: 'es' })
})

test('a translation that an editor removed stays removed, also once the editor’s account is deleted [WORK-012, FIND-015]', async () => {
  await storeLegalPages(api.database.orm)
  const [{ id } = { id: '' }] = list(await admin.get(`${path}?filter[kind]=privacy`)).data
  await admin.patch(`${path}/${id}`, 'content-entries', { translations: { es: null } })
  expect(one(await admin.post(`${path}/${id}/publish`, 'content-entries', {})).attributes['versions']).toBe(2)
  expect(await spanishAfterStart()).toMatchObject({ language: 'en' })
  await api.database.orm.update(contentEntries).set({ publishedBy: null }).where(isPrivacy)
  expect(await spanishAfterStart()).toMatchObject({ language: 'en' })
})

test('a page that an editor published without a translation gets none [WORK-012, FIND-015]', async () => {
  expect((await admin.post(path, 'content-entries', untranslated)).status).toBe(201)
  expect(await spanishAfterStart()).toMatchObject({ language: 'en' })
})
