import { expect, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { openAs } from '../../testing/work-accounts'
import { addAdvisor } from '../../testing/world'

type Family = ReturnType<typeof buildFamily>

async function fillIn(page: Page, family: Family): Promise<void> {
  await page.getByLabel('Your name').fill(`${family.firstName} ${family.lastName}`)
  await page.getByLabel('Email').fill(family.email)
}

test('a family finds an advisor, asks them directly, and the same advisor is offered the family [AGENT-007, ROUTE-008, ROUTE-009, ROUTE-010, ROUTE-015]', async ({
  page,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const family = buildFamily()
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/agents')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('link', { name: 'Southeast', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Local advisors in the Southeast' })).toBeVisible()
  await page.getByText('State, language, or another place').click()
  await page.getByRole('link', { name: /^Florida \d+$/ }).click()
  await expect(page).toHaveURL(/state=FL/)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await openPage(page, advisor.url)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Agents',
    /./,
    /./,
    advisor.name,
  ])
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.getByRole('link', { name: 'Write instead' }).click()
  await expect(page.getByText(new RegExp(`^${advisor.name} will call or email you by `))).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toContainText('Your name')
  await expectAccessible(page)
  await fillIn(page, family)
  await page.getByLabel(/What would you like to know/).fill('Do you know places with a garden?')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible()

  const admin = await asAdmin(request, api)
  await expect.poll(() => admin.listTimeline(family.lastName)).toContain(`Assigned to ${advisor.name}`)
  const received = (await admin.listMessagesTo(family.email)).map(({ attributes }) => String(attributes['body']))
  expect(received.join()).toContain(`${advisor.name}, your local advisor, will email you by`)
  await openAs(page, advisor.email, `/dashboard/families?q=${encodeURIComponent(family.lastName)}`)
  await expect(page.getByRole('main').getByRole('row', { name: new RegExp(family.lastName) })).toBeVisible()
})
