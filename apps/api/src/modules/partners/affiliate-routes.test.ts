import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { createPartner, revokePartner } from './partner-keys'

const api = apiUnderTest()

beforeAll(async () => {
  await createPartner(api.database.orm, { name: 'Riverbend Guide', origins: ['https://www.riverbend.example'] })
  await createPartner(api.database.orm, { name: 'Gone', origins: ['https://www.gone.example'] })
  await revokePartner(api.database.orm, 'Gone')
})

const answers = {
  lookingFor: 'Mother',
  adl: 'light-care',
  location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
}
const encoded = (link: object) => Buffer.from(JSON.stringify(link)).toString('base64url')
const read = (data: string) => api.call({ url: `/affiliate-partner?data=${data}` })

test('returns the partner and the answers of a link [API-048, ATTR-004]', async () => {
  const answer = await read(encoded({ partner: 'Riverbend Guide', community: 'aspen-court', answers }))
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    affiliateId: expect.stringMatching(/^[\w-]{36}$/),
    name: 'Riverbend Guide',
    community: 'aspen-court',
    answers,
  })
})

test.each([
  ['a partner nobody knows', encoded({ partner: 'Somebody', answers: {} }), 404],
  ['a partner whose key was revoked', encoded({ partner: 'Gone', answers: {} }), 404],
  [
    'contact data, which has no place in an address',
    encoded({ partner: 'Riverbend Guide', answers: { email: 'a@b.example' } }),
    400,
  ],
  ['text that is no JSON', Buffer.from('hello').toString('base64url'), 400],
  ['characters that are no base64url', '%7B%7D', 400],
  ['nothing', '', 400],
])('%s is refused [API-048, ERR-004]', async (_what, data, status) => {
  expect((await read(data)).status).toBe(status)
})
