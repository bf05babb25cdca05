import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

test('a family adds a community to a comparison [TRUST-013]', async ({ visitor, request }) => {
  const response = await request.get('/api/marketplace/communities?state=CO&toc=assisted-living&page-size=2')
  const [first, second]: { id: string; attributes: { name: string } }[] = (await response.json()).data
  if (!first || !second) throw new Error('The catalog has too few communities')
  const one = await visitor.open(`/compare?communities=${first.id}`)
  expect(one.text).toContain('Add at least one more community to compare.')
  const { name } = second.attributes
  const found = await one.press(one.one('main').one('button', 'Search'), { 'Community name': name })
  const both = await found.follow(found.first('link', `Add ${name}`))
  expect(both.headings(1)).toEqual(['Compare 2 communities'])
  expect(both.one('region', 'Comparison').all('columnheader').length).toBeGreaterThanOrEqual(2)
})
