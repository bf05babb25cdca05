import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { createPartner, revokePartner } from './partner-store'

const api = apiUnderTest()

beforeAll(async () => {
  await createPartner(api.database.orm, { name: 'Riverbend Guide', origins: ['https://www.riverbend.example'] })
  await createPartner(api.database.orm, { name: 'Revoked Guide', origins: ['https://www.revoked.example'] })
  await revokePartner(api.database.orm, 'Revoked Guide')
})

const answers = {
  lookingFor: 'Mother',
  adl: 'light-care',
  location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
}
const encodeLink = (link: object) => Buffer.from(JSON.stringify(link)).toString('base64url')
const read = (data: string) => api.call({ url: `/affiliate-partner?data=${data}` })

test('returns the partner and the answers of a link [API-048, ATTR-004]', async () => {
  const response = await read(encodeLink({ partner: 'Riverbend Guide', community: 'aspen-court', answers }))
  expect(response.status).toBe(200)
  expect(response.body).toEqual({
    affiliateId: expect.stringMatching(/^[\w-]{36}$/),
    name: 'Riverbend Guide',
    community: 'aspen-court',
    answers,
  })
})

test.each([
  ['an unknown partner', encodeLink({ partner: 'Unknown', answers: {} }), 404],
  ['a partner whose key was revoked', encodeLink({ partner: 'Revoked Guide', answers: {} }), 404],
  [
    'contact info, which may not be in a URL',
    encodeLink({ partner: 'Riverbend Guide', answers: { email: 'a@b.example' } }),
    400,
  ],
  ['text other than JSON', Buffer.from('hello').toString('base64url'), 400],
  ['invalid base64url', '%7B%7D', 400],
  ['an empty value', '', 400],
])('rejects %s [API-048, ERR-004]', async (_what, data, status) => {
  expect((await read(data)).status).toBe(status)
})
