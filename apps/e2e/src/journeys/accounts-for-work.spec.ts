import { expect, test } from '@playwright/test'
import { api } from '../testing/addresses'
import { fillAccount, gate, isSignedIn, password, press, sees, someone } from '../testing/gate'
import { expectAccessible } from '../testing/page-checks'
import { asAdmin } from '../testing/staff'

for (const decision of ['approved', 'refused'] as const) {
  test(`a provider finds the own community and claims it; the claim is ${decision} [API-020, AUTH-001, AUTH-006, QUERY-004]`, async ({
    page,
    request,
  }) => {
    const email = someone('providers')
    const { data } = await (await request.get(`${api}/marketplace/communities?page-size=2`)).json()
    const { name } = data[decision === 'approved' ? 0 : 1].attributes
    await page.goto('/?provider=true')
    await sees(page, 'Manage your community here')
    await fillAccount(page, { name: 'Pru Provider', email })
    await press(page, 'Open my account')
    await sees(page, 'Which community is yours?')
    await gate(page).getByLabel('Name or address of the community').fill(name)
    await press(page, 'Search')
    await expect(gate(page).getByRole('list', { name: 'What we found' })).toBeVisible()
    await expectAccessible(page)
    await gate(page)
      .getByRole('button', { name: `This one ${name}` })
      .first()
      .click()
    await sees(page, `Your part in ${name}`)
    await press(page, 'Send my claim')
    await expect(gate(page).getByText(/Your role there: Required/)).toBeVisible()
    await gate(page).getByLabel('Your role there').fill('Executive director')
    await press(page, 'Send my claim')
    await sees(page, 'Your claim is with us')
    await press(page, 'Done')
    await isSignedIn(page)

    await asAdmin(request, api)
    const waiting = await (await request.get(`${api}/admin/claims?filter[status]=pending&page-size=100`)).json()
    const claim = waiting.data.find(
      (each: { attributes: { userEmail?: string } }) => each.attributes.userEmail === email,
    )
    const attributes = { status: decision, ...(decision === 'refused' ? { reason: 'Nobody there knows you.' } : {}) }
    const decided = await request.patch(`${api}/admin/claims/${claim.id}`, {
      data: { data: { type: 'claims', id: claim.id, attributes } },
    })
    expect(decided.status()).toBe(200)

    await page.goto('/account')
    if (decision === 'approved') {
      // New rights come with the next sign-in.
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in or sign up' })).toBeVisible()
      await page.getByLabel('Email or phone number').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Password').fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(/\/account$/)
      await expect(page.getByText('Yours', { exact: true })).toBeVisible()
    } else {
      await expect(page.getByText('Not approved')).toBeVisible()
      await expect(page.getByText('Nobody there knows you.')).toBeVisible()
    }
    await expectAccessible(page)
  })
}

test('a provider whose community is not listed tells us of it [AUTH-001, QUERY-004]', async ({ page }) => {
  await page.goto('/?provider=true')
  await fillAccount(page, { name: 'Olga Owner', email: someone('providers') })
  await press(page, 'Open my account')
  await gate(page).getByLabel('Name or address of the community').fill('zzqx')
  await press(page, 'Search')
  await expect(gate(page).getByText(/No community by these words/)).toBeVisible()
  await press(page, 'My community is not listed')
  await sees(page, 'Tell us about your community')
  await gate(page).getByLabel('Name of the community').fill('Maple Rest')
  await gate(page).getByLabel('City').fill('Boulder')
  await gate(page).getByLabel('State').selectOption('CO')
  await gate(page).getByLabel('Your role there').fill('Owner')
  await press(page, 'Send my claim')
  await sees(page, 'Your claim is with us')
})

test('an advisor applies with the three papers [AGENT-004, API-027, AUTH-001, AUTH-006]', async ({ page }) => {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 32), Buffer.from('%%EOF')])
  await page.goto('/?agent=true')
  await sees(page, 'Advise families with us')
  await fillAccount(page, { name: 'Ada Advisor', email: someone('advisors') })
  await press(page, 'Open my account')
  await sees(page, 'Where do you work?')
  await gate(page).getByLabel('Work phone number').fill('(303) 555-0133')
  await gate(page).getByLabel('City').fill('Boulder')
  await gate(page).getByLabel('State').selectOption('CO')
  await gate(page)
    .getByLabel(/In this work since/)
    .fill('2015')
  await press(page, 'Continue')
  await sees(page, 'Hand in your papers')
  await gate(page)
    .getByLabel('Liability insurance')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await press(page, 'Send my application')
  await expect(gate(page).getByText(/Liability insurance: A PDF/)).toBeVisible()
  for (const paper of ['Liability insurance', 'IRS form W-9', 'State registration']) {
    await gate(page).getByLabel(paper).setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer })
  }
  await press(page, 'Send my application')
  await sees(page, 'Your application is with us')
})

test('without scripts the gate is a page: sign-up, claim and account work with forms alone [AUTH-001]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/?provider=true')
  await page.getByRole('link', { name: 'Go on to sign in or sign up' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Full name').fill('Pia Plain')
  await main.getByLabel('Email').fill(someone('providers'))
  await main.getByLabel('Password').fill('short')
  await main.getByRole('button', { name: 'Open my account' }).click()
  await expect(main.getByText(/At least 10 characters/).first()).toBeVisible()
  await expect(main.getByLabel('Full name')).toHaveValue('Pia Plain')
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Open my account' }).click()
  await main.getByRole('button', { name: 'My community is not listed' }).click()
  await main.getByLabel('Name of the community').fill('Plain House')
  await main.getByLabel('City').fill('Denver')
  await main.getByLabel('State').selectOption('CO')
  await main.getByLabel('Your role there').fill('Owner')
  await main.getByRole('button', { name: 'Send my claim' }).click()
  await expect(main.getByRole('heading', { name: 'Your claim is with us' })).toBeVisible()
  await page.goto('/account')
  await expect(main.getByText('Plain House')).toBeVisible()
  await main.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await context.close()
})
