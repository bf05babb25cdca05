import { expect } from '@playwright/test'
import { expectLive } from '../../testing/live'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { openAs, sendRequest } from '../../testing/work-accounts'
import { addAdvisor, addCommunity } from '../../testing/world'

test('an admin mentions an advisor in a note: the bell counts it within seconds, leads to the family, and stops counting [WORK-016, WORK-003]', async ({
  page,
  request,
  browser,
}) => {
  const advisor = await addAdvisor(request)
  const community = await addCommunity(request, advisor.place)
  const family = buildFamily()
  const sender = await (await browser.newContext()).newPage()
  await openPage(sender, '/')
  await sendRequest(sender, family, { slug: community.id })
  await sender.context().close()
  const admin = await asAdmin(request, api)
  const findFamily = async () => (await admin.families(family.lastName))[0]
  await expect.poll(async () => (await findFamily())?.attributes['agentId']).toBe(advisor.id)
  const id = (await findFamily())?.id ?? ''

  await openAs(page, advisor.email, '/dashboard/notifications')
  const bell = page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .last()
  const offer = page
    .getByRole('listitem')
    .filter({ hasText: `${family.firstName} ${family.lastName} is offered to you` })
  await expect(offer).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications 1 unread')
  await offer.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(offer.getByText('New', { exact: true })).toHaveCount(0)

  const writer = await (await browser.newContext()).newPage()
  await signIn(writer, dashboard, 'admin@hearthway.example')
  await openPage(writer, `${dashboard}/dashboard/families/${id}`)
  await expect(writer.getByText(`Type @ and a name to tell a colleague:`)).toContainText(advisor.name)
  const presence = writer.getByRole('main').getByRole('status').first()
  const alone = await presence.boundingBox()
  const reader = await page.context().newPage()
  await openPage(reader, `${dashboard}/dashboard/families/${id}`)
  await expect(presence).toHaveText(`Also looking at this page: ${advisor.name}`)
  await expect(reader.getByText(/^Also looking at this page: /)).toBeVisible()
  expect(await presence.boundingBox(), 'what follows moves').toEqual(alone)
  await reader.close()
  await writer.getByLabel('Note', { exact: true }).fill(`Please call today, @${advisor.name}.`)
  await writer.keyboard.press('Control+Enter')
  await expect(writer.getByText('Note saved')).toBeVisible()
  await writer.context().close()

  const mention = page.getByRole('link', { name: / mentioned you in a note about / })
  await expectLive(page, () => expect(mention).toBeVisible())
  await expect(bell).toHaveAccessibleName('Notifications 1 unread')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
  }
  await expectAccessibleInDark(page)
  const emails = await admin.listMessagesTo(advisor.email)
  expect(emails.map(({ attributes }) => attributes['subject'])).toContain('Something new on your dashboard')
  await mention.click()
  await expect(page).toHaveURL(new RegExp(`/families/${id}`))
  // What was opened is read.
  await expect(bell).toHaveAccessibleName('Notifications')
})
