import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { agentOptions } from '../../database/schema/tables'
import { findNextAdvisor } from './next-advisor'

const api = apiUnderTest()

test('chooses the advisor who responds faster when open leads are equal [AGENT-003]', async () => {
  const { orm } = api.database
  const family = { id: randomUUID(), state: null, county: null, language: 'en' }
  const findId = () => orm.transaction(async (tx) => (await findNextAdvisor(tx, family))?.id)
  expect(await findId()).toBe('agent-boulder')
  await orm.insert(agentOptions).values({ agentId: 'agent-boulder', responses: 1, responseMinutes: 600 })
  expect(await findId()).toBe('agent-colorado')
})
