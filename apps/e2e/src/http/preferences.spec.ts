import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

test('the page of places says what it needs [FIND-018, BIZ-006]', async ({ visitor }) => {
  expect((await visitor.open('/your-places')).one('main').text).toMatch(/Turn it on to use this page\./)
})

test('a larger text size stays on the next page [UI-011]', async ({ visitor }) => {
  const list = await visitor.open('/assisted-living')
  const larger = await list.press(list.first('button', /largest/i))
  expect(larger.path).toBe('/assisted-living')
  for (const page of [larger, await visitor.open('/about')]) {
    expect(page.document.documentElement.dataset['textSize']).toBe('largest')
  }
})
