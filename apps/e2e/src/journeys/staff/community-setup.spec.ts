import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { expectNoSidewaysScrolling } from '../../testing/page-checks'
import { paintPhotos } from '../../testing/photos'
import { readAttributes } from '../../testing/read-api'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { addProvider, linkIn, openAs } from '../../testing/work-accounts'
import { addCommunity, findFreePlace } from '../../testing/world'

const phone = { width: 390, height: 844 }

/** Adds a community that no other test looks at. [LIFE-010] */
const addOwn = async (request: APIRequestContext) => addCommunity(request, await findFreePlace(request))

const stepIs = (page: Page, step: number, title: string) =>
  Promise.all([
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
    expect(page.getByText(`Step ${step} of 8`)).toBeVisible(),
  ])
const saveStep = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

test('a provider sets a community up on a phone, continues with a link, and staff approve it [DASH-011, WORK-010, API-023]', async ({
  browser,
  request,
}) => {
  const community = await addOwn(request)
  const provider = { name: 'Pat Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await openAs(page, provider.email, `/dashboard/community-setup/${community.id}`)
  await scriptsStarted(page)

  await stepIs(page, 1, 'Is this your community?')
  await expectNoSidewaysScrolling(page)
  await page.getByLabel('Phone (optional)').fill('(317) 555-0142')
  await page.getByLabel('This is my community').check()
  await saveStep(page)
  await stepIs(page, 2, 'What care do you give?')
  await page.getByLabel('A ventilator').check()
  await saveStep(page)
  await stepIs(page, 3, 'What does it cost?')
  const price = page.getByLabel('Starting price').first()
  await price.fill('595')
  await saveStep(page)
  await expect(page.getByText('$595: a month?')).toBeVisible()
  await price.fill('4595')
  await saveStep(page)
  await stepIs(page, 4, 'Which rooms are free?')
  await page.getByLabel('Availability').first().selectOption('open')
  await saveStep(page)
  await stepIs(page, 5, 'Photos')

  await page.getByText('Continue on another device, or ask a colleague').click()
  await page.getByLabel('Email address').fill(provider.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('We sent the link.')).toBeVisible()
  await page.context().close()

  const elsewhere = await (await browser.newContext({ viewport: phone })).newPage()
  await openAs(elsewhere, provider.email, await linkIn(request, provider.email, /setting up your page/))
  await stepIs(elsewhere, 5, 'Photos')
  await saveStep(elsewhere)
  await stepIs(elsewhere, 6, 'What is life there like?')
  await elsewhere.getByLabel('Who cooks, and what’s for dinner?').fill('Our chef bakes the bread every morning')
  await saveStep(elsewhere)
  await stepIs(elsewhere, 7, 'Who answers families?')
  await elsewhere.getByLabel('Name').fill('Ann Desk')
  await elsewhere.getByRole('button', { name: 'Add person' }).click()
  await expect(elsewhere.getByText('Person added.')).toBeVisible()
  await saveStep(elsewhere)
  await stepIs(elsewhere, 8, 'Check and send')
  await expect(elsewhere.getByText('Our chef bakes the bread every morning.')).toBeVisible()
  await expectNoSidewaysScrolling(elsewhere)
  await elsewhere.getByRole('button', { name: 'Send for review' }).click()
  await expect(elsewhere.getByText(/^Sent\. Our staff will look at it/)).toBeVisible()
  await elsewhere.context().close()

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, dashboard, 'admin@hearthway.example')
  const sent = await readAttributes(desk, `/platform/community-setups/${community.id}`)
  const bundle = await desk.request.get(`${api}/platform/suggested-edits?filter[bundleId]=${String(sent['bundleId'])}`)
  for (const { id } of (await bundle.json()).data) {
    await openPage(desk, `${dashboard}/dashboard/suggested-edits/${id}`)
    await expect(desk.getByRole('heading', { name: 'Sent together, when the community was set up' })).toBeVisible()
    await desk.getByRole('button', { name: 'Approve checked' }).click()
    await expect(desk).not.toHaveURL(new RegExp(id))
  }
  const url = String((await readAttributes(desk, `/marketplace/communities/${community.id}`))['url'])
  await expect(async () => {
    await openPage(desk, url)
    await expect(desk.getByText('A ventilator')).toBeVisible({ timeout: 500 })
    await expect(desk.getByText('Our chef bakes the bread every morning.').first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 5000 })
  await desk.context().close()
})

test('a provider uploads, describes, and orders photos by keyboard [WORK-011]', async ({ browser, request }) => {
  const community = await addOwn(request)
  const provider = { name: 'Pia Provider', email: newEmail('photos') }
  await addProvider(request, provider, community.id)
  const page = await (await browser.newContext()).newPage()
  await openAs(page, provider.email, `/dashboard/communities/${community.id}/photos`)
  await scriptsStarted(page)
  const pictures = await paintPhotos(browser, [{ description: 'The front door' }, { description: 'The garden' }])
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles([
      ...pictures.map((buffer, index) => ({ name: `photo-${index}.png`, mimeType: 'image/png', buffer })),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') },
    ])
  await page.getByRole('button', { name: 'Upload' }).press('Enter')
  await expect(page.getByText('This isn’t a JPEG, PNG, WebP, or AVIF.')).toBeVisible()
  const photos = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Delete/ }) })
  await expect(photos).toHaveCount(2)
  await expect(page.getByText('Needs a description')).toHaveCount(2)
  for (const description of ['The front door', 'The garden']) {
    const next = photos.filter({ hasText: 'Needs a description' }).first()
    await next.getByLabel('What do you see in this photo?').fill(description)
    await next.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.getByText('Photo saved')).toBeVisible()
    await expect(page.getByRole('img', { name: description })).toHaveCount(1)
  }
  await page.getByRole('button', { name: /^Move up ?: / }).press('Enter')
  await expect(page.getByText(/is now 1 of 2\./)).toBeAttached()
  const shown = await readAttributes(page, `/marketplace/communities/${community.id}`)
  expect(JSON.parse(JSON.stringify(shown['gallery'])).images).toHaveLength(2)
  await page.context().close()
})
