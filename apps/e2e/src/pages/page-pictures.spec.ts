import { isFullProof } from '@pkg/config/draw'
import { withoutWords } from '@pkg/config/screenshots'
import { expect } from '@playwright/test'
import { openPage } from '../testing/open-page'
import { test } from '../testing/test'

/** A page as a person first sees it, on a phone or a laptop, by day or at night. */
interface Picture {
  name: string
  path: string
  width: 390 | 1440
  colorScheme: 'light' | 'dark'
}

/** Two windows of each kind of page that looks the same whatever other tests do. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  state: '/assisted-living/colorado',
  compare: '/compare',
  search: '/search',
  tools: '/tools',
  quiz: '/tools/care-quiz',
  'can-she-stay': '/tools/can-she-stay',
  articles: '/resource-center',
  article: '/resource-center/memory-care-explained',
  advisors: '/agents',
  region: '/agents/mountain-west',
  about: '/about',
  money: '/how-we-make-money',
  providers: '/for-providers',
  contact: '/contact',
  request: '/custom-pricing',
  receipts: '/receipts',
  'sign-in': '/login',
  'not-found': '/nowhere-at-all',
  offline: '/offline',
}

const pictures: Picture[] = Object.entries(pages).flatMap(([name, path], place) => {
  // Day and night take turns, so each half of the pages has a phone at night and a laptop by day, or the other way around.
  const [phone, laptop] = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    { name: `${name}-390`, path, width: 390, colorScheme: phone },
    { name: `${name}-1440`, path, width: 1440, colorScheme: laptop },
  ]
})

// Only the full proof compares pictures: a quick run has the measures that they are made of.
for (const { name, path, width, colorScheme } of isFullProof ? pictures : []) {
  test(`${name} looks as accepted in the ${colorScheme} theme [LOOK-011]`, async ({ browser, baseURL }) => {
    const window = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const
    const page = await browser.newPage({ ...window, deviceScaleFactor: 0.25, bypassCSP: true })
    await openPage(page, `${baseURL}${path}`)
    await page.addStyleTag({ content: withoutWords })
    await page.evaluate(async () => {
      await document.fonts.ready
      // The browser loads what is further down only once it's near.
      const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    })
    await expect(page).toHaveScreenshot(`${name}.png`)
    await page.context().close()
  })
}
