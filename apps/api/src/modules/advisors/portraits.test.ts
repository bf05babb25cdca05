import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { approvedStatus } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, one } from '../../../testing/lead-samples'
import { portraitRequest, samplePhoto } from '../../../testing/photo-form'
import { agents, users } from '../../database/schema/tables'
import { diskStorage } from '../../file-storage/disk-storage'
import { deleteUploads } from '../catalog'
import { deleteApplications } from './applicant-store'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-portraits-'))
const api = apiUnderTest({ DATA_DIR: folder })
const agentId = 'agent-boulder'
const stored = () => {
  const photos = join(folder, 'uploads', 'photos')
  return existsSync(photos) ? readdirSync(photos) : []
}
const callers = new Map<string, Caller>()
const callerOf = (role: string): Caller => callers.get(role) ?? callerOf('visitor')

beforeAll(async () => {
  for (const role of ['visitor', 'customer', 'provider', 'real-estate-agent', 'agent', 'admin'] as const) {
    callers.set(role, await createCaller(api, role))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function upload(role: string, file: Uint8Array | undefined, id = agentId) {
  const request = await portraitRequest(id, file)
  return api.call({ ...request, headers: { ...request.headers, cookie: callerOf(role).cookie } })
}
const remove = (role: string, id = agentId) =>
  api.call({
    method: 'DELETE',
    url: `/platform/advisor-profiles/${id}/portrait`,
    headers: { cookie: callerOf(role).cookie },
  })
const profile = async () => one(await callerOf('visitor').get(`/marketplace/advisor-profiles/${agentId}`)).attributes
const content = async (path: unknown) => api.api.app.inject({ url: `/images/320x320/${String(path)}` })

test('an advisor’s portrait is in the directory and on the profile, and a new one replaces its files [AGENT-005]', async () => {
  expect(await profile()).not.toHaveProperty('portrait')
  expect((await upload('agent', await samplePhoto())).status).toBe(200)
  const first = (await profile())['portrait']
  const picture = await content(first)
  expect(picture.headers['content-type']).toBe('image/webp')
  const region = await callerOf('visitor').get('/marketplace/advisor-cards?filter[region]=mountain-west')
  expect(JSON.stringify(region.body)).toContain(String(first))

  expect((await upload('admin', await samplePhoto({ width: 600, height: 900 }))).status).toBe(200)
  const second = (await profile())['portrait']
  expect(second).not.toBe(first)
  expect((await remove('agent')).status).toBe(204)
  expect(await profile()).not.toHaveProperty('portrait')
  expect(stored()).toEqual([])
  expect((await content(second)).statusCode).toBe(404)
})

test.each([
  ['visitor', 401],
  ['customer', 403],
  ['provider', 403],
  ['real-estate-agent', 403],
])('a %s can’t change an advisor’s portrait [AGENT-005, ROLE-010]', async (role, status) => {
  expect((await upload(role, await samplePhoto())).status).toBe(status)
  expect((await remove(role)).status).toBe(status)
  expect(stored()).toEqual([])
})

test('an advisor can’t change another advisor’s portrait, and a file that isn’t a picture leaves nothing [AGENT-005]', async () => {
  expect((await upload('agent', await samplePhoto(), 'agent-colorado')).status).toBe(404)
  expect((await remove('agent', 'agent-colorado')).status).toBe(404)
  for (const file of [new TextEncoder().encode('<svg onload="alert(1)"/>'), undefined]) {
    const response = await upload('agent', file)
    expect(response.status).toBe(422)
    expect(JSON.stringify(response.body)).toContain('/data/attributes/file')
  }
  expect(stored()).toEqual([])
})

test('an erasure of an application deletes the files of its portrait [AGENT-005, TRUST-004]', async () => {
  await upload('agent', await samplePhoto())
  expect(stored()).toHaveLength(1)
  const { orm } = api.database
  await orm
    .update(agents)
    .set({ status: approvedStatus - 1 })
    .where(eq(agents.id, agentId))
  const [account] = await orm.select({ id: users.id }).from(users).where(eq(users.agentId, agentId))
  await orm.transaction((tx) => deleteApplications(tx, [account?.id ?? '']))
  expect(await orm.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId))).toEqual([])
  // The worker does this every 10 minutes.
  await deleteUploads(orm, diskStorage(join(folder, 'uploads')))
  expect(stored()).toEqual([])
})
