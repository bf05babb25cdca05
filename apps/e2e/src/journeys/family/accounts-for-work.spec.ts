import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { fillAccount, gate, expectSignedIn, password, pressButton, expectStep, newEmail } from '../../testing/gate'
import { expectAccessible } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'

for (const decision of ['approved', 'declined'] as const) {
  test(`a provider finds a community and claims it, and the claim is ${decision} [API-020, AUTH-001, AUTH-006, QUERY-004, ROLE-002, ROLE-003]`, async ({
    page,
    request,
  }) => {
    const email = newEmail('providers')
    const { data } = await (await request.get(`${api}/marketplace/communities?page-size=2`)).json()
    const { name } = data[decision === 'approved' ? 0 : 1].attributes
    await openPage(page, '/?provider=true')
    await expectStep(page, 'Manage your community')
    await fillAccount(page, { name: 'Pru Provider', email })
    await pressButton(page, 'Create account')
    await expectStep(page, 'Which community is yours?')
    await gate(page).getByLabel('Community name or address').fill(name)
    await pressButton(page, 'Search')
    await expect(gate(page).getByRole('list', { name: 'Search results' })).toBeVisible()
    await expectAccessible(page)
    await gate(page)
      .getByRole('button', { name: `Choose ${name}` })
      .first()
      .click()
    await expectStep(page, `Your role at ${name}`)
    await pressButton(page, 'Send claim')
    await expect(gate(page).getByText(/Your role there: Required/)).toBeVisible()
    await gate(page).getByLabel('Your role there').fill('Executive director')
    await pressButton(page, 'Send claim')
    await expectStep(page, 'We got your claim')
    await pressButton(page, 'Done')
    await expectSignedIn(page)

    await asAdmin(request, api)
    const pending = await (await request.get(`${api}/admin/claims?filter[status]=pending&page-size=100`)).json()
    const claim = pending.data.find(
      (each: { attributes: { userEmail?: string } }) => each.attributes.userEmail === email,
    )
    const attributes = { status: decision, ...(decision === 'declined' ? { reason: 'No one there knows you.' } : {}) }
    const decided = await request.patch(`${api}/admin/claims/${claim.id}`, {
      data: { data: { type: 'claims', id: claim.id, attributes } },
    })
    expect(decided.status()).toBe(200)

    await openPage(page, '/account')
    if (decision === 'approved') {
      // A new role takes effect at the next sign-in.
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in or sign up' })).toBeVisible()
      await page.getByLabel('Email or phone number').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Password').fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(/\/homebase\/settings$/)
      await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    } else {
      await expect(page.getByText('Declined')).toBeVisible()
      await expect(page.getByText('No one there knows you.')).toBeVisible()
    }
    await expectAccessible(page)
  })
}

test('a link that names a community leads straight to its claim, and leaves the address [QUERY-003, QUERY-004, AUTH-001]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get(`${api}/marketplace/communities?page-size=3`)).json()
  const { id, attributes } = data[2]
  await openPage(page, `/?provider=true&prop=${id}`)
  await expectStep(page, 'Manage your community')
  await expect(page).toHaveURL('/')
  await fillAccount(page, { name: 'Pat Provider', email: newEmail('providers') })
  await pressButton(page, 'Create account')
  await expectStep(page, `Your role at ${attributes.name}`)
})

test('a provider claims a community that we don’t list yet [AUTH-001, QUERY-004]', async ({ page }) => {
  await openPage(page, '/?provider=true')
  await fillAccount(page, { name: 'Olga Owner', email: newEmail('providers') })
  await pressButton(page, 'Create account')
  await gate(page).getByLabel('Community name or address').fill('zzqx')
  await pressButton(page, 'Search')
  await expect(gate(page).getByText(/No matches\./)).toBeVisible()
  await pressButton(page, 'My community isn’t listed')
  await expectStep(page, 'Tell us about your community')
  await gate(page).getByLabel('Community name').fill('Maple Rest')
  await gate(page).getByLabel('City').fill('Boulder')
  await gate(page).getByLabel('State').selectOption('CO')
  await gate(page).getByLabel('Your role there').fill('Owner')
  await pressButton(page, 'Send claim')
  await expectStep(page, 'We got your claim')
})

test('an advisor applies with three documents [AGENT-004, API-027, AUTH-001, AUTH-006]', async ({ page }) => {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 32), Buffer.from('%%EOF')])
  await openPage(page, '/?agent=true')
  await expectStep(page, 'Become an advisor')
  await fillAccount(page, { name: 'Ada Advisor', email: newEmail('advisors') })
  await pressButton(page, 'Create account')
  await expectStep(page, 'Where do you work?')
  await gate(page).getByLabel('Work phone number').fill('(303) 555-0133')
  await gate(page).getByLabel('City').fill('Boulder')
  await gate(page).getByLabel('State').selectOption('CO')
  await gate(page)
    .getByLabel(/Year you started/)
    .fill('2015')
  await pressButton(page, 'Continue')
  await expectStep(page, 'Upload your documents')
  await gate(page)
    .getByLabel('Liability insurance')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await pressButton(page, 'Send application')
  await expect(gate(page).getByText(/Liability insurance: Choose a PDF/)).toBeVisible()
  for (const document of ['Liability insurance', 'IRS form W-9', 'State registration']) {
    await gate(page).getByLabel(document).setInputFiles({ name: 'document.pdf', mimeType: 'application/pdf', buffer })
  }
  await pressButton(page, 'Send application')
  await expectStep(page, 'We got your application')
})
