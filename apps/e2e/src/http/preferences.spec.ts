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

test('a theme stays on the next page, next to the text size, and anything else is no theme [LOOK-002, UI-011]', async ({
  visitor,
}) => {
  const list = await visitor.open('/assisted-living')
  const dark = await list.press(list.first('button', 'Dark'))
  const larger = await dark.press(dark.first('button', /largest/i))
  for (const page of [larger, await visitor.open('/memory-care')]) {
    const { dataset } = page.document.documentElement
    expect([dataset['theme'], dataset['textSize']]).toEqual(['dark', 'largest'])
  }
  await visitor.request.post('/preferences', { form: { theme: 'pink', returnTo: '/about' } })
  expect((await visitor.open('/about')).document.documentElement.dataset['theme']).toBe('dark')
})
