import type { CommunityTile } from '@pkg/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiFor } from '@pkg/remix-host/server'
import type { Prices } from '~/features/price-finder'
import { buildTile } from '~/testing/community'
import { listResponse, type LocalApi, startLocalApi } from '~/testing/local-api'
import { loadCommunities } from './load-communities.server'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

const { address } = buildTile()
const tilesIn = (city: string, ...ids: string[]) =>
  ids.map((id) =>
    buildTile({ id, name: id, startingRate: 4000, hidePricing: false, address: { ...address, city, state: 'CO' } }),
  )

/** What the API lists: communities with open rooms in the city and in the state, and the best of the state. */
interface Catalog {
  inCity?: CommunityTile[]
  inState?: CommunityTile[]
  best?: CommunityTile[]
}

function load({ inCity = [], inState = [], best = [] }: Catalog, prices: Prices = near) {
  api.respond('/marketplace/communities', (query) => {
    const items = query.get('only') !== 'open-rooms' ? best : query.has('city') ? inCity : inState
    return listResponse('communities', items, { total: items.length })
  })
  return loadCommunities(apiFor(new Request('http://localhost:3000/'), api.context), prices)
}

const near = {
  question: { place: 'Denver, CO', level: 'light-care' },
  answer: { listing: { path: '/assisted-living/colorado/denver', name: 'Denver' } },
} as Prices
const ids = (section: { communities: CommunityTile[] } | undefined) =>
  section?.communities.map(({ id }) => id).join(' ')

test('rooms are near a city only if all shown are there [LOOK-005, TRUST-018]', async () => {
  const denver = tilesIn('Denver', 'a', 'b', 'c', 'd')
  const colorado = [...denver, ...tilesIn('Aurora', 'e')]
  const found = await load({ inCity: denver, inState: colorado })
  expect(found?.openRooms).toMatchObject({ isNear: true, place: 'Denver', total: 4 })
  expect(found?.openRooms.href).toBe('/assisted-living/colorado/denver?only=open-rooms')
  const few = await load({ inCity: denver.slice(0, 1), inState: colorado })
  expect(few?.openRooms).toMatchObject({ isNear: false, place: 'Colorado', total: 5 })
  expect(few?.openRooms.href).toBe('/assisted-living/colorado?only=open-rooms')
})

test('the best communities are shown where no rooms are open, and none is twice [LOOK-005]', async () => {
  const best = tilesIn('Denver', 'a', 'f', 'g')
  expect(ids((await load({ best }))?.best)).toBe('a f g')
  const both = await load({ inCity: tilesIn('Denver', 'a'), inState: tilesIn('Denver', 'a'), best })
  expect([ids(both?.openRooms), ids(both?.best)]).toEqual(['a', 'f g'])
})

test('a list that fails keeps no other from being shown [LOOK-005]', async () => {
  api.respond('/marketplace/communities', (query) =>
    query.get('only') === 'open-rooms'
      ? { status: 503 }
      : listResponse('communities', tilesIn('Denver', 'f'), { total: 1 }),
  )
  const found = await loadCommunities(apiFor(new Request('http://localhost:3000/'), api.context), near)
  expect([ids(found?.openRooms), ids(found?.best)]).toEqual(['', 'f'])
})

test('without a place, the communities are of the state that most of the first ones are in [LOOK-005]', async () => {
  const anywhere: Prices = { question: { place: '', level: 'light-care' } }
  const found = await load({ inState: tilesIn('Aurora', 'a', 'b'), best: tilesIn('Denver', 'f') }, anywhere)
  expect([found?.openRooms.place, ids(found?.openRooms), ids(found?.best)]).toEqual(['Colorado', 'a b', 'f'])
  expect(ids((await load({ best: tilesIn('Denver', 'f') }, anywhere))?.best)).toBe('f')
})
