import { expect, type Page } from '@playwright/test'
import { expectSignedIn, register, signInByPassword } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'

const query =
  '?unique-id=m-17&utm_campaign=autumn&utm_source=search&utm_medium=email&utm_content=a&utm_term=care&fbclid=f&gclid=g'
const click = {
  campaign: 'autumn',
  source: 'search',
  medium: 'email',
  content: 'a',
  term: 'care',
  fbclid: 'f',
  gclid: 'g',
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
}

/** Returns the click in the browser's utm cookie. */
async function storedClick(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'utm')
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))
}

test('a campaign, a label, and the site before are stored once, and sent once [ATTR-001, ATTR-002, ATTR-003, ATTR-006, QUERY-005]', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('uuid-auxes')) sent.push(request.postDataJSON())
  })
  const saved = page.waitForResponse((response) => response.url().includes('uuid-auxes'))
  await page.goto(`/assisted-living/colorado${query}`, { referer: 'https://search.example/find?q=my+mother+ruth' })
  expect((await saved).status()).toBe(201)
  expect(sent).toEqual([
    {
      data: {
        type: 'uuid-auxes',
        attributes: { uniqueId: 'm-17', clicks: [click], referrer: 'https://search.example/find' },
      },
    },
  ])
  expect(await storedClick(page)).toEqual(click)
  expect(await page.evaluate(() => [localStorage.getItem('uniqueId'), localStorage.getItem('referrer')])).toEqual([
    'm-17',
    'https://search.example/find',
  ])
  await page.goto(`/assisted-living/colorado${query}`, { referer: 'https://other.example/' })
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('referrer'))).toBe('https://search.example/find')
})

test('the label of a link isn’t stored for a person who is signed in [ATTR-001]', async ({ page, request }) => {
  await openPage(page, '/tools')
  await signInByPassword(page, await register(request))
  await expectSignedIn(page)
  await openPage(page, `/about${query}`)
  await expectSignedIn(page)
  await expect.poll(() => storedClick(page)).toEqual(click)
  expect(await page.evaluate(() => localStorage.getItem('uniqueId'))).toBeNull()
})
