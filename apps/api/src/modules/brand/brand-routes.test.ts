import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'

const api = apiUnderTest({
  BRAND_NAME: 'Willow House',
  BRAND_PHONE: '(303) 555-0100',
  BRAND_EMAIL: 'hello@willow.example',
})

test('returns the brand that the operator configured [CONF-007]', async () => {
  expect((await api.call({ url: '/platform/brand' })).body).toMatchObject({
    data: {
      type: 'brands',
      attributes: {
        name: 'Willow House',
        phone: '(303) 555-0100',
        email: 'hello@willow.example',
        site: 'http://localhost:3000',
      },
    },
  })
})
