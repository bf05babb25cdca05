// cspell:ignore alcanza quedarse
import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

test('without scripts, the page says that the amounts stay on the device, and lists the saved communities with their prices [FIND-023, FIND-025]', async ({
  visitor,
}) => {
  const list = await visitor.open('/assisted-living/colorado')
  const { name } = list.within('#list').first('article').one('heading')
  await list.press(list.first('button', `Save ${name}`))
  const page = await visitor.open('/tools/can-she-stay')
  expect(page.text).toContain('The amounts stay on your device, so only your own browser can do the math.')
  expect(page.one('main').names('heading')).toContain(name)
  expect(page.one('main').text).toMatch(/Price: .+\. Daily help: .+\./)
  expect((await page.follow('Open the money runway')).headings(1)).toEqual(['Money runway'])
  const spanish = await visitor.open('/es/tools/can-she-stay')
  expect(spanish.headings(1)).toEqual(['¿Le alcanza para quedarse?'])
})

test('the filter by where someone can stay shows as many communities as it counts, is kept by a saved search, and leads back to the whole list [FIND-023, HOME-005]', async ({
  visitor,
}) => {
  const path = '/assisted-living/colorado'
  const filtered = await visitor.open(`${path}?stays=le:4000`)
  const { meta } = await (
    await visitor.request.get('/api/marketplace/communities?state=CO&toc=assisted-living&stays=le:4000&page-size=1')
  ).json()
  expect(meta.total).toBeGreaterThan(0)
  expect(filtered.text).toContain(`${meta.total.toLocaleString('en-US')} of `)
  const alert = await filtered.follow(filtered.first('link', 'Save this search'))
  expect(alert.one('main').text).toContain('Takes Medicaid, or costs up to $4,000 a month')
  const whole = await filtered.follow(
    filtered.one('link', 'Remove filter: Takes Medicaid, or costs up to $4,000 a month'),
  )
  expect(whole.path).toBe(path)
  const empty = await whole.follow('Where you can stay')
  expect(empty.headings(1)).toEqual(['Can you afford to stay?'])
  const invalid = await visitor.open(`${path}?stays=le:4050`)
  expect(invalid.text).toContain('stays must be le: with dollars a month')
})
