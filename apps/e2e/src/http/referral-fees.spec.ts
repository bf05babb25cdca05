import { expect } from '@playwright/test'
import { listState } from '../testing/catalog'
import { test } from '../testing/visitors'

test('a list says how many of its communities pay us, and each tile says how much [TRUST-009, TRUST-011]', async ({
  visitor,
}) => {
  const communities = await listState(visitor.request, 'CO')
  const paying = communities.filter(({ feePercent }) => feePercent > 0).length
  const page = await visitor.open('/senior-living/colorado')
  expect(page.text).toContain(`${paying} of these ${communities.length} communities pay us if you move in.`)
  const tiles = page.within('#list').texts('article')
  for (const [index, { feePercent }] of communities.slice(0, 20).entries()) {
    const fee = feePercent > 0 ? `Pays us ${feePercent}% of the first month if you move in` : 'Pays us no referral fee'
    expect(tiles[index]).toContain(fee)
  }
})

test('a community that no one has rated says so [RATE-004]', async ({ visitor }) => {
  const list = await visitor.open('/senior-living/nebraska')
  const tile = list
    .within('#list')
    .all('article')
    .find(({ text }) => text.includes('Not yet rated'))
  if (!tile) throw new Error('Nebraska has no community without a rating')
  const page = await list.follow(tile.one('link', /^See details/))
  expect(page.one('main').text).toContain('Not yet rated')
})
