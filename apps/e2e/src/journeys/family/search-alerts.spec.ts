import { expect } from '@playwright/test'
import { createPeople } from '../../testing/emails/api-people'
import { newEmail } from '../../testing/gate'
import { type Mailbox, startMailbox } from '../../testing/mailbox'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { test } from '../../testing/test'

let mailbox: Mailbox
let stack: Stack
test.beforeAll(async () => {
  mailbox = await startMailbox()
  stack = await startOwnStack('search-alerts', mailbox.environment)
})
test.afterAll(async () => {
  await stack.end()
  await mailbox.stop()
})

/** Waits for an email to an address. Returns the link whose label it has. */
async function readLink(to: string, subject: string, label: string): Promise<string> {
  const find = () => mailbox.received.find((message) => message.to === to && message.subject === subject)
  await expect.poll(find).toBeDefined()
  return new RegExp(`${label}: (\\S+)`).exec(find()?.text ?? '')?.[1] ?? ''
}

test('a family saves a search without an account, turns the alert on, and a day later an email leads to exactly that list and one link stops the alerts [HOME-005, TRUTH-009]', async ({
  page,
}) => {
  const { marketplace } = stack
  const email = newEmail('families')
  await openPage(page, `${marketplace}/assisted-living/colorado/denver?only=open-rooms`)
  const before = await page.locator('#list').getByRole('article').getByRole('heading').allInnerTexts()
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Save this search' })).toBeVisible()
  await expect(page.getByText('Assisted Living in Denver, Colorado')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('status')).toContainText('Check your email to turn the alert on')
  await expect(page.getByText(`Open the link we sent to ${email} to turn the alert on.`)).toBeVisible()
  await expectAccessible(page)

  await openPage(page, await readLink(email, 'Turn on your search alert', 'Turn on alert'))
  await page.getByRole('button', { name: 'Turn on alert' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your search alert is on' })).toBeVisible()
  await expectAccessible(page)

  // A community that wasn’t on the list opens a room.
  const people = createPeople(stack.api)
  const admin = await people.signIn('admin@hearthway.example')
  const found = await admin.list('/marketplace/communities?toc=assisted-living&state=CO&city=denver&page-size=100')
  const opened = found.find(({ attributes }) => !before.includes(String(attributes['name'])))
  await admin.exchange('PUT', `/marketplace/communities/${opened?.id}/rooms`, {
    type: 'community-rooms',
    id: opened?.id,
    attributes: { rooms: [{ room: 'studio', status: 'open', openRooms: 1 }] },
  })
  await stack.killApi()
  await stack.startApi(25 * 3600)
  await openPage(page, await readLink(email, '1 new match for your search', 'See the list'))
  await expect(page).toHaveURL(/\/assisted-living\/colorado\/denver\?only=open-rooms$/)
  const now = await page.locator('#list').getByRole('article').getByRole('heading').allInnerTexts()
  expect(now).toContain(opened?.attributes['name'])

  await openPage(page, await readLink(email, '1 new match for your search', 'Stop these emails'))
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('status')).toContainText('We stopped these emails')
  await openPage(page, `${marketplace}/homebase/searches`)
  await expect(page.getByText(`You stopped these emails to ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Assisted Living in Denver, Colorado' }).click()
  await expect(page.getByText('No saved searches yet')).toBeVisible()
  await expectAccessible(page)
  await people.dispose()
})
