import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Caller, createCaller, createFamilyWithRequest, list, one } from '../../../../testing/lead-samples'
import { sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../../catalog'

const api = apiUnderTest()
let advisor: Caller

beforeAll(async () => {
  advisor = await createCaller(api, 'agent')
  const record = sampleCommunity({
    id: 'elm-corner',
    isRateEstimated: false,
    hidePricing: false,
    startingRate: 4000,
    pricesByCareType: { 'assisted-living': { price: 4000 } },
    slyPrices: [
      {
        title: 'assisted-living',
        prices: [
          { type: 'studio', from: 4000 },
          { type: 'additionalService', from: 700 },
          { type: 'secondPerson', from: 900 },
        ],
      },
    ],
  })
  await api.database.copy('communities', communityColumns, [communityCells(record, record.id, 'agent-boulder')])
})

const boulder = { city: 'Boulder', state: 'CO', zip: '80302' }
const costsOf = async (caller: Caller, id: string) => {
  const { data } = list(await caller.get(`/marketplace/clients/${id}/costs`))
  return data.map(({ id: community, attributes }) => ({ community, ...attributes }))
}

test('states what the communities of a family cost for its care and people, as their own pages do [WORK-006, TRUTH-010]', async () => {
  const data = { ...boulder, lookingFor: 'Parents', adl: ['heavy-care'] }
  const family = await createFamilyWithRequest(api, { slug: 'elm-corner', data })
  const [cost] = await costsOf(advisor, family.id)
  expect(cost).toMatchObject({ community: 'elm-corner', care: 'heavy-care', isForTwo: true })
  expect(cost).toMatchObject({ total: { low: 5600, likely: 5600, high: 5600 } })
  const page = one(await advisor.get('/marketplace/cost-estimates/elm-corner?care=heavy-care&for-two=true'))
  expect(cost).toMatchObject({ total: page.attributes['total'], parts: page.attributes['parts'] })
})

test('takes the usual care of a community when the family wasn’t asked about it [WORK-006, TRUTH-010]', async () => {
  const family = await createFamilyWithRequest(api, { slug: 'elm-corner', data: { ...boulder, lookingFor: 'Mother' } })
  expect(await costsOf(advisor, family.id)).toMatchObject([
    { care: 'light-care', isForTwo: false, total: { likely: 4700 } },
  ])
})

test('costs of a family are only for staff who see it [ROLE-010, WORK-006]', async () => {
  const { id } = await createFamilyWithRequest(api, { slug: 'elm-corner' })
  const colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const path = `/marketplace/clients/${id}/costs`
  expect((await colleague.get(path)).status).toBe(404)
  expect((await (await createCaller(api, 'provider')).get(path)).status).toBe(403)
  expect((await (await createCaller(api, 'visitor')).get(path)).status).toBe(401)
})
