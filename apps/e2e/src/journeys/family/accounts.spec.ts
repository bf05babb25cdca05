import { expect, type Page } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import {
  enterContact,
  expectSignedIn,
  expectStep,
  fillAccount,
  gate,
  newEmail,
  password,
  pressButton,
  register,
  signInByPassword,
} from '../../testing/gate'
import { readCode, readLink } from '../../testing/messages'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'
import { addAdvisor } from '../../testing/world'

test(
  'a sign-in link works once, then offers a new one [API-015, AUTH-001, AUTH-004, AUTH-007, QUERY-002]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const email = await register(request)
    await openPage(page, '/memory-care')
    await enterContact(page, email)
    await pressButton(page, 'Email me a link')
    await expect(gate(page).getByText(/we sent a/)).toBeVisible()
    const link = (await readLink(request, api, email)).replace(/^https?:\/\/[^/]+/, '')

    await openPage(page, link)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectStep(page, 'You’re signed in')
    await expect(gate(page).getByText('Your email address is verified.')).toBeVisible()
    await pressButton(page, 'Continue')
    await expectSignedIn(page)
    await expect(page).toHaveURL(/\/memory-care$/)

    await page.context().clearCookies()
    await openPage(page, link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectStep(page, 'This link no longer works')
    await expect(page).not.toHaveURL(/status/)
    await gate(page).getByLabel('Email').fill(email)
    await pressButton(page, 'Send new link')
    await expect(gate(page).getByText(/we sent a/)).toBeVisible()
  },
)

test('a code expires after five wrong attempts, and a new one signs in [API-016, AUTH-001, AUTH-010]', async ({
  page,
  request,
}) => {
  const email = await register(request)
  await openPage(page, '/')
  await page.evaluate(() =>
    window.addEventListener('hearthway:identify', (event) => {
      if (event instanceof CustomEvent) Object.assign(window, { identified: event.detail })
    }),
  )
  await enterContact(page, email)
  await pressButton(page, 'Email me a code')
  await expectStep(page, 'Enter your code')
  const code = await readCode(request, api, email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const enterCode = async (digits: string) => {
    await gate(page).getByLabel('6-digit code').fill(digits)
    await pressButton(page, 'Sign in')
  }
  const expectRejected = async (digits: string, reason: RegExp) => {
    await enterCode(digits)
    // Only the new response moves the focus from the button to its error.
    await expect(gate(page).getByRole('alert')).toBeFocused()
    await expect(gate(page).getByText(reason).first()).toBeVisible()
  }
  for (let tries = 0; tries < 4; tries += 1) await expectRejected(wrong, /not the code we sent/)
  await expectRejected(wrong, /has expired/)
  await expectRejected(code, /has expired/)
  await expectAccessible(page)

  await pressButton(page, 'Send new code')
  await expect(gate(page).getByText(/We sent a new code/)).toBeVisible()
  await enterCode(await readCode(request, api, email))
  await expectSignedIn(page)
  await expect(gate(page)).toBeHidden()
  const identified = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'identified'))
  await expect.poll(identified).toMatchObject({ role: 'customer' })
})

test('a family creates an account, comes back to the page it left, and passes the gate from then on [AUTH-001, AUTH-004, ERR-014, QUERY-001, QUERY-006, ROLE-002, ROLE-003]', async ({
  page,
  request,
}) => {
  const taken = await register(request)
  const email = newEmail('families')
  await openPage(page, '/?register=true&loginRedirect=/memory-care')
  await expectStep(page, 'Create an account')
  await fillAccount(page, { name: 'Nell New', email: taken })
  await pressButton(page, 'Create account')
  await expect(
    gate(page)
      .getByText(/already an account with this email/)
      .first(),
  ).toBeVisible()
  await gate(page).getByLabel('Email').fill(email)
  await pressButton(page, 'Create account')
  await expectStep(page, 'You have an account')
  await pressButton(page, 'Done')
  await expect(page).toHaveURL(/\/memory-care$/)
  await expectSignedIn(page)
  const me = await (await page.request.get('/api/platform/users/me')).json()
  expect(me.data.attributes.role).toBe('customer')
  await openPage(page, '/?register=true&loginRedirect=/assisted-living')
  await expect(page).toHaveURL(/\/assisted-living$/)
  await expect(gate(page)).toHaveCount(0)
})

test('the account page says what an account is for before it asks for anything [AUTH-001, AUTH-002, FIND-015]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA', 'FL'])
  const form = page.getByRole('main')
  const expectFirst = async (reason: string, label: string) => {
    await expect(form.getByText(reason)).toBeVisible()
    const text = await form.innerText()
    expect(text.indexOf(reason)).toBeLessThan(text.indexOf(label))
  }
  await openPage(page, community.url)
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await page.getByRole('link', { name: 'Sign in instead' }).click()
  await expectFirst(
    `With a free account, you can ask ${community.name} a question right away.`,
    'Email or phone number',
  )
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expectFirst(`With a free account, you can ask ${community.name} a question right away.`, 'Full name')

  await openPage(page, '/homebase')
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click()
  await expectFirst('Without a free account, only this browser can show', 'Full name')
  await openPage(page, '/es/homebase')
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click()
  await expectFirst('Sin una cuenta gratis, solo este navegador puede mostrar', 'Nombre completo')
})

test('an email link replaces a forgotten password [API-015, AUTH-001]', async ({ page, request }) => {
  const email = await register(request)
  await openPage(page, '/')
  await enterContact(page, email)
  await gate(page).getByLabel('Password').fill('not this one')
  await pressButton(page, 'Sign in')
  await expect(gate(page).getByText(/don’t match/)).toBeVisible()
  await pressButton(page, 'Forgot your password?')
  await expectStep(page, 'Reset your password')
  await pressButton(page, 'Send link')
  await expect(gate(page).getByText(/we sent a/)).toBeVisible()
  await openPage(page, (await readLink(request, api, email)).replace(/^https?:\/\/[^/]+/, ''))
  await expectAccessible(page)
  await page.getByLabel('New password').fill('an entirely new phrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectSignedIn(page)
})

test('an invitation fills in the sign-up form once [API-005, AUTH-008]', async ({ page, request }) => {
  const email = newEmail('people')
  await asAdmin(request, api)
  const attributes = { name: 'Ivy Invited', email, role: 'customer' }
  const invited = await request.post(`${api}/admin/users`, { data: { data: { type: 'users', attributes } } })
  expect(invited.status()).toBe(201)
  const link = (await readLink(request, api, email)).replace(/^https?:\/\/[^/]+/, '')
  await openPage(page, link)
  await expectStep(page, 'You’re invited')
  await expect(page).not.toHaveURL(/token/)
  await expect(gate(page).getByLabel('Email')).toHaveValue(email)
  await expect(gate(page).getByLabel('Email')).toHaveAttribute('readonly', '')
  await fillAccount(page, { name: 'Ivy Herself' })
  await pressButton(page, 'Create account')
  await expectSignedIn(page)
  await page.context().clearCookies()
  await openPage(page, link)
  await expectStep(page, 'Create an account')
})

test('closing the gate leaves the page as it was [AUTH-005]', async ({ page }) => {
  await openPage(page, '/memory-care')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectStep(page, 'Sign in or sign up')
  await page.keyboard.press('Escape')
  await expect(gate(page)).toBeHidden()
  await expect(page).toHaveURL(/\/memory-care$/)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused()
})

test('a person changes name and password, signs out other browsers, and signs out [API-003, API-014, API-017]', async ({
  page,
  browser,
  request,
}) => {
  const email = await register(request)
  const signIn = async (where: Page) => {
    await openPage(where, '/login?loginRedirect=/homebase/settings')
    await where.getByLabel('Email or phone number').fill(email)
    await where.getByRole('button', { name: 'Continue' }).click()
    await where.getByLabel('Password').fill(password)
    await where.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(where).toHaveURL(/\/homebase\/settings$/)
  }
  await signIn(page)
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signIn(elsewhere)

  await page.getByLabel('Full name').fill('Robin Renamed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.getByLabel('Phone number').fill('(303) 555-0199')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByLabel('6-digit code').fill(await readCode(request, api, '+13035550199'))
  await page.getByRole('button', { name: 'Verify number' }).click()
  await expect(page.getByText('Your number is verified.')).toBeVisible()
  await expect(page.getByText(/^(HeadlessChrome|Chrome|Chromium) on /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out there' }).first().click()
  await expect(page.getByText('Signed out there', { exact: true })).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('an entirely new phrase')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/We signed you out everywhere else/)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Renamed')
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('staff sign in to the dashboard by code and by link [API-015, API-016, AUTH-001, ROLE-010]', async ({
  page,
  request,
}) => {
  const { email } = await addAdvisor(request)
  await openPage(page, `${dashboard}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('6-digit code').fill('12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Enter the 6 digits/).first()).toBeVisible()
  await page.getByLabel('6-digit code').fill(await readCode(request, api, email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)

  await page.context().clearCookies()
  await openPage(page, `${dashboard}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText(/we sent a/)).toBeVisible()
  const link = await readLink(request, api, email)
  expect(link).toContain(`${dashboard}/dashboard/sign-in/link`)
  for (const outcome of [/\/dashboard\/?$/, /status=expired/]) {
    await page.context().clearCookies()
    await openPage(page, link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(outcome)
  }
  await expect(page.getByText(/already used/)).toBeVisible()
})

test('loads the user only with a session [AUTH-009, ROLE-004]', async ({ page, request }) => {
  const userRequests: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/platform/users/me')) userRequests.push(sent.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(userRequests).toEqual([])
  await signInByPassword(page, await register(request))
  await expectSignedIn(page)
  await expect.poll(() => userRequests.length).toBeGreaterThan(0)
})

test('the gate fits a 320 px phone [AUTH-001]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/login', '/?register=true', '/?agent=true', '/?status=expired']) {
    await openPage(page, path)
    await expect(
      page.getByRole('heading', { name: /Sign in|Create an account|Become|This link/ }).first(),
    ).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
})

test('staff reset a forgotten password on the dashboard [API-015, AUTH-001, ROLE-010]', async ({ page, request }) => {
  const email = newEmail('people')
  await asAdmin(request, api)
  const invitation = { name: 'Stella Staff', email, role: 'admin' }
  await request.post(`${api}/admin/users`, { data: { data: { type: 'users', attributes: invitation } } })
  const token = new URL(await readLink(request, api, email)).searchParams.get('token')
  const attributes = { name: 'Stella Staff', email, password, invitation: token }
  await page.request.post(`${api}/platform/auth/register`, { data: { data: { type: 'users', attributes } } })
  await page.context().clearCookies()

  await openPage(page, `${dashboard}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByText(/we sent a link/)).toBeVisible()
  await openPage(page, await readLink(request, api, email))
  await expectAccessible(page)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText(/Use at least 10 characters/).first()).toBeVisible()
  await page.getByLabel('New password').fill('an entirely new phrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
})
