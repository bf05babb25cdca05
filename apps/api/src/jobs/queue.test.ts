import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentMoment } from '../database/moment'
import { apiUnderTest } from '../../testing/api-under-test'
import { createFamilyWithRequest } from '../../testing/lead-samples'
import { rowsOf } from '../database/database'
import type { StaffEvent } from '../modules/messaging/events/hub'

const server = apiUnderTest()

let unsubscribe = () => undefined as void
let events: StaffEvent[]

beforeEach(() => {
  events = []
  unsubscribe = server.api.hub.subscribe(
    (event) => event.type === 'family' && events.push(event),
    () => undefined,
  )
})
afterEach(async () => {
  unsubscribe()
  await server.database.script('drop trigger if exists refuse_commit on jobs; delete from jobs')
})

const waitingJobs = () => rowsOf(server.database.orm, sql`select name, failures from jobs`)

test('a job that fails doesn’t delay the other due jobs [GWZ-118]', async () => {
  const { database, api } = server
  const familyId = randomUUID()
  await database.orm.transaction(async (tx) => {
    // No worker can read this job, and it was due first.
    await tx.execute(
      sql`insert into jobs (name, data, due_at) values ('notify-dashboards', '{}', ${currentMoment()} - interval '1 second')`,
    )
    await api.queue.add(tx, 'notify-dashboards', { familyId })
  })
  await api.queue.idle()
  expect(events).toEqual([{ type: 'family', familyId }])
  expect(await waitingJobs()).toEqual([{ name: 'notify-dashboards', failures: 1 }])
})

test('publishes nothing of a job whose commit failed, not even with the next job [GWZ-118]', async () => {
  const { database, api } = server
  const [failing, following] = [randomUUID(), randomUUID()]
  await database.script(`
    create or replace function refuse_commit() returns trigger language plpgsql as $$
    begin raise exception 'commit refused'; end $$;
    create constraint trigger refuse_commit after delete on jobs deferrable initially deferred
    for each row when (old.data ->> 'familyId' = '${failing}') execute function refuse_commit();`)
  await api.queue.add(database.orm, 'notify-dashboards', { familyId: failing }, new Date(now().getTime() - 1000))
  await api.queue.idle()
  await api.queue.add(database.orm, 'notify-dashboards', { familyId: following })
  await api.queue.idle()
  expect(events).toEqual([{ type: 'family', familyId: following }])
  await database.script('drop trigger refuse_commit on jobs')
})

test.each([
  ['notes', '/marketplace/notes', { text: 'Call before noon' }],
  ['tasks', '/platform/tasks', { title: 'Call', dueAt: '2099-01-05T12:00:00Z' }],
])('starts the jobs of new %s right away [WORK-016]', async (type, path, attributes) => {
  const { admin, id } = await createFamilyWithRequest(server)
  const wake = vi.spyOn(server.api.queue, 'wake')
  expect((await admin.post(path, type, { ...attributes, clientId: id })).status).toBe(201)
  expect(wake).toHaveBeenCalled()
  wake.mockRestore()
})
