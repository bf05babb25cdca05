import { housePath, houseSight } from '@pkg/illustrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDistinctHousesInBoth } from '~/features/photos/index.server'
import { buildTile } from '~/testing/community'
import { listResponse, type LocalApi, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

/** Returns the illustrations in a page, each once. */
const housesIn = (html: string) => [...new Set(html.match(/drawings\/house\/[\w/-]+-noon[\w-]*\.svg/g))]

test('neither do the communities nearby that follow a list [LOOK-004]', () => {
  const path = housePath({ slug: 'oak', state: 'CO', care: 'memory-care', capacity: 60 })
  const tile = (id: string) => ({ id, images: [{ id, path, description: '', category: { name: 'Exterior' } }] })
  const [items, nearby] = withDistinctHousesInBoth([tile('oak'), tile('elm')], [tile('fir')])
  expect([items.map(({ id }) => id), nearby.map(({ id }) => id)]).toEqual([['oak', 'elm'], ['fir']])
  expect(new Set([...items, ...nearby].map(({ images }) => houseSight(images[0]?.path ?? ''))).size).toBe(3)
})

test('a list shows no two houses with the same form, wall, and sky [LOOK-004]', async () => {
  const path = housePath({ slug: 'oak', state: 'CO', care: 'memory-care', capacity: 60 })
  const tiles = ['oak', 'elm', 'fir'].map((id) => {
    const image = { id: `${id}-exterior`, path, description: '', category: { name: 'Exterior' } }
    return buildTile({ id, name: id, mainImage: path, images: [image] })
  })
  api.respond('/marketplace/communities', listResponse('communities', tiles, { total: 3, paying: 0 }))
  const sights = housesIn((await crawl('/memory-care/colorado', api.context)).html).map(houseSight)
  expect(new Set(sights).size).toBe(3)
})
