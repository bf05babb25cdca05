import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { createCaller, list } from '../../../../testing/lead-samples'

const api = apiUnderTest()
const path = '/admin/exit-survey-answers'

async function answer(exitSurvey: object) {
  const actionInfo = { requestId: randomUUID(), status: 'complete', data: { exitSurvey } }
  const attributes = { actionType: 'exit-survey', actionPage: '/search', actionInfo }
  const payload = { data: { type: 'uuid-actions', attributes } }
  return (await api.call({ method: 'POST', url: '/platform/uuid-actions', payload })).status
}

test('counts what people who left missed, for admins only [EXIT-008, ROLE-010]', async () => {
  expect(await answer({ choices: ['What it costs', 'Enough photos'], variant: 'price' })).toBe(201)
  expect(await answer({ choices: ['What it costs'], variant: 'default' })).toBe(201)
  const admin = await createCaller(api, 'admin')
  const counted = list(await admin.get(path)).data.map(({ attributes }) => [attributes['answer'], attributes['count']])
  expect(counted).toEqual([
    ['What it costs', 2],
    ['Enough photos', 1],
  ])
  const [second] = list(await admin.get(`${path}?page-number=2&page-size=1`)).data
  expect(second).toMatchObject({ attributes: { answer: 'Enough photos', lastAt: expect.stringMatching(/^20.*Z$/) } })
  for (const role of ['agent', 'provider'] as const)
    expect((await (await createCaller(api, role)).get(path)).status).toBe(403)
})

test.each([
  [{ choices: [], variant: 'default' }],
  [{ choices: ['What it costs', 'What it costs'], variant: 'default' }],
  [{ choices: ['What it costs'], variant: 'default', email: 'ruth@families.example' }],
])('rejects %j [EXIT-008, BIZ-008]', async (survey) => expect(await answer(survey)).toBe(422))
