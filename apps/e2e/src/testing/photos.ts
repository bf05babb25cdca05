import { type APIRequestContext, type Browser, expect, type Page, request as requests } from '@playwright/test'
import { newEmail, password } from './gate'
import { api } from './urls'
import { addProvider } from './work-accounts'

/** What a provider says about a photo. */
export interface PhotoFacts {
  description: string
  kind?: 'photo' | 'floor-plan'
  subject?: 'exterior' | 'rooms' | 'dining' | 'shared-spaces' | 'outdoors' | 'other'
  takenOn?: string
}

/** Returns PNG pictures with the descriptions on them, 1200 px wide. */
export async function paintPhotos(browser: Browser, photos: readonly PhotoFacts[]): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  const pictures: Buffer[] = []
  for (const [index, { description }] of photos.entries()) {
    const color = `hsl(${index * 70} 45% 35%)`
    await page.setContent(`<body style="margin:0;background:${color};color:#fff;font-size:60px">${description}</body>`)
    pictures.push(await page.screenshot())
  }
  await page.close()
  return pictures
}

/** Makes a new account the provider of a community. Returns its signed-in requests. Dispose of them at the end. */
export async function signInProvider(request: APIRequestContext, communityId: string): Promise<APIRequestContext> {
  const email = newEmail('photos')
  await addProvider(request, { name: 'Pia Provider', email }, communityId)
  const provider = await requests.newContext()
  const login = { data: { data: { type: 'users', attributes: { email, password } } } }
  expect((await provider.post(`${api}/platform/auth/login`, login)).ok()).toBe(true)
  return provider
}

/** Uploads photos of a community as its provider. Returns their IDs. */
export async function uploadPhotos(
  provider: APIRequestContext,
  communityId: string,
  photos: readonly PhotoFacts[],
  pictures: readonly Buffer[],
): Promise<string[]> {
  const ids: string[] = []
  for (const [index, facts] of photos.entries()) {
    const file = { name: 'photo.png', mimeType: 'image/png', buffer: pictures[index] ?? Buffer.alloc(0) }
    const multipart = { kind: 'photo', takenBy: 'community', ...facts, file }
    const response = await provider.post(`${api}/platform/communities/${communityId}/photos`, { multipart })
    expect(response.status(), await response.text()).toBe(201)
    ids.push((await response.json()).data.id)
  }
  return ids
}

/** Moves a finger sideways over an element, by a distance in CSS pixels: left is negative. */
export async function swipe(page: Page, selector: string, distance: number): Promise<void> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the screen`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + distance * part, y }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
