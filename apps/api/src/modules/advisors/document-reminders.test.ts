import { addDays, now, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, one } from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import { agentDocuments, agents, users } from '../../database/schema/tables'
import { remindOfPapers } from './document-reminders'

const api = apiUnderTest()
const agentId = 'agent-boulder'
const address = 'agent@hearthway.example'
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400, 32), Buffer.from('%%EOF')])
let advisor: Caller
let admin: Caller

beforeEach(async () => {
  await api.database.orm.delete(agentDocuments)
  advisor = await createCaller(api, 'agent')
  admin = await createCaller(api, 'admin')
})

const upload = async (validUntil?: string, kind = 'liabilityInsurance') => {
  const attributes = {
    kind,
    fileName: 'paper.pdf',
    content: content.toString('base64'),
    ...(validUntil && { validUntil }),
  }
  return one(await advisor.post(`/marketplace/agents/${agentId}/documents`, 'agent-documents', attributes)).id
}
const remindersTo = async () =>
  (await listMessagesTo(api, address)).filter(({ subject }) => /is valid until/.test(subject ?? ''))
const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000)

/** Lets each hour of some days pass, as the loop does now and then, and returns on which days emails were sent. */
async function remindFor(days: number): Promise<number[]> {
  const sentAfter: number[] = []
  for (let day = 0; day <= days; day += 1) {
    const before = (await remindersTo()).length
    await Promise.all([remindOfPapers(api.database.orm, inDays(day)), remindOfPapers(api.database.orm, inDays(day))])
    const count = (await remindersTo()).length - before
    sentAfter.push(...Array.from({ length: count }, () => day))
  }
  return sentAfter
}

test('someone is reminded of a paper 60, 30, and 7 days before its last day, and not after it [WORK-012]', async () => {
  await upload(addDays(siteDay(), 70))
  await upload(undefined, 'irsw9')
  expect(await remindFor(75)).toEqual([10, 40, 63])
  const [newest] = await remindersTo()
  expect(newest?.subject).toMatch(/^Your liability insurance is valid until \w+ \d+, \d{4}$/)
  expect(newest?.body).toContain('/papers')
})

test('a stated day is followed only by the reminders after it, and a later day starts again [WORK-012]', async () => {
  const id = await upload(addDays(siteDay(), 29))
  expect(await remindFor(20)).toEqual([])
  expect(await remindFor(22)).toEqual([22])
  const change = { validUntil: addDays(siteDay(), 90) }
  await admin.patch(`/platform/agent-documents/${id}`, 'agent-documents', change)
  expect(await remindFor(30)).toEqual([30])
})

test('after an outage, one email is sent, and none for a paper that was replaced or has expired [WORK-012]', async () => {
  await upload(addDays(siteDay(), 90))
  expect(await remindOfPapers(api.database.orm, inDays(84))).toBe(true)
  expect(await remindOfPapers(api.database.orm, inDays(84))).toBe(false)
  await upload(addDays(siteDay(), 400))
  await upload(addDays(siteDay(), 80), 'stateRegistration')
  expect(await remindOfPapers(api.database.orm, inDays(85))).toBe(false)
})

test('a paper waits for someone who can read the email: no account, a disabled one, or an advisor who isn’t approved [WORK-012]', async () => {
  const { orm } = api.database
  await upload(addDays(siteDay(), 90))
  const account = eq(users.agentId, agentId)
  await orm.update(users).set({ status: 'disabled' }).where(account)
  expect(await remindOfPapers(orm, inDays(84))).toBe(false)
  await orm.update(users).set({ status: 'active' }).where(account)
  await orm.update(agents).set({ status: 1 }).where(eq(agents.id, agentId))
  expect(await remindOfPapers(orm, inDays(84))).toBe(false)
  await orm.update(agents).set({ status: 2 }).where(eq(agents.id, agentId))
  expect(await remindOfPapers(orm, inDays(84))).toBe(true)
})
