import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCommunity, buildTile } from '~/testing/community'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
  api.respond('/marketplace/communities', listResponse('communities', [buildTile()], { total: 1, paying: 1 }))
})
beforeEach(() => {
  api.requests.length = 0
})
afterAll(() => api.stop())

const area = '39.6,-105.1,39.9,-104.7'
const listRequest = () => {
  const url = api.requests.find((path) => path.startsWith('/marketplace/communities?')) ?? ''
  return Object.fromEntries(new URL(url, 'http://api.example').searchParams)
}

test('an area replaces the place of the path, in the list and the title [LIST-010, FIND-004]', async () => {
  const page = await crawl(`/memory-care/colorado?geometry=${area}&size=small`, api.context)
  expect(page.title).toBe('Memory Care in this area')
  expect(listRequest()).toEqual({
    toc: 'memory-care',
    geometry: area,
    size: 'small',
    'page-size': '20',
    'page-number': '1',
  })
  expect(page.canonical).toMatch(/\/memory-care\/colorado$/)
})

test('a link clears the area and keeps the filters, without scripts [FIND-004]', async () => {
  const { html } = await crawl(`/memory-care/colorado?geometry=${area}&size=small`, api.context)
  expect(html).toMatch(/href="\/memory-care\/colorado\?size=small"[^>]*>Clear area</)
  expect((await crawl('/memory-care/colorado?size=small', api.context)).html).not.toContain('Clear area')
})

test('the still map shows the searched area, and the filters keep it [FIND-004, FIND-002]', async () => {
  const { html } = await crawl(`/memory-care/colorado?geometry=${area}`, api.context)
  expect(html).toContain(`/map/still/light/${area}.svg`)
  expect(html).toContain(`name="geometry" value="${area}"`)
})

test('a state’s still map shows the state, with the prices of its list [FIND-002]', async () => {
  const { html } = await crawl('/memory-care/colorado', api.context)
  expect(html).toContain('/map/still/light/36.99')
  expect(html).toContain('$4K')
})

test('an area without communities keeps its map and says so [FIND-004]', async () => {
  api.respond('/marketplace/communities', listResponse('communities', [], { total: 0, paying: 0 }))
  const { html } = await crawl(`/memory-care?geometry=${area}`, api.context)
  expect(html).toContain('No communities match your filters')
  expect(html).toContain(`/map/still/dark/${area}.svg`)
})

test('a community’s page shows where it is before any script [COMM-010, FIND-002]', async () => {
  api.respond('/marketplace/communities/oak', resourceResponse('communities', buildCommunity()))
  const { html } = await crawl('/assisted-living/colorado/denver/oak', api.context)
  expect(html).toContain('/map/still/light/39.71,-105.028,39.77,-104.952,house.svg')
})
