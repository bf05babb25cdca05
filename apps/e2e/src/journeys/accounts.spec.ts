import { expect, test, type Page } from '@playwright/test'
import { api, dashboard } from '../testing/addresses'
import { fillAccount, gate, isSignedIn, password, press, register, say, sees, someone } from '../testing/gate'
import { codeIn, linkIn } from '../testing/letters'
import { expectAccessible, expectNoSidewaysScrolling } from '../testing/page-checks'
import { asAdmin } from '../testing/staff'

test('a link signs in once; opened again it leads to where another one is sent [API-015, AUTH-001, AUTH-004, AUTH-007, QUERY-002]', async ({
  page,
  request,
}) => {
  const email = await register(request)
  await page.goto('/memory-care')
  await say(page, email)
  await press(page, 'Email me a link instead')
  await expect(gate(page).getByText(/a link is on its way/)).toBeVisible()
  const link = (await linkIn(request, api, email)).replace(/^https?:\/\/[^/]+/, '')

  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sees(page, 'You are signed in')
  await press(page, 'Continue')
  await isSignedIn(page)
  await expect(page).toHaveURL(/\/memory-care$/)

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sees(page, 'This link no longer works')
  await expect(page).not.toHaveURL(/status/)
  await gate(page).getByLabel('Email').fill(email)
  await press(page, 'Send another link')
  await expect(gate(page).getByText(/a link is on its way/)).toBeVisible()
})

test('five wrong codes end a code; another one signs in [API-016, AUTH-001, AUTH-010]', async ({ page, request }) => {
  const email = await register(request)
  await page.goto('/')
  await page.evaluate(() =>
    window.addEventListener('hearthway:identify', (event) => {
      if (event instanceof CustomEvent) Object.assign(window, { identified: event.detail })
    }),
  )
  await say(page, email)
  await press(page, 'Email me a code instead')
  await sees(page, 'Type the code')
  const code = await codeIn(request, api, email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const type = async (digits: string) => {
    await gate(page).getByLabel('Six-digit code').fill(digits)
    await press(page, 'Sign in')
  }
  for (let tries = 0; tries < 4; tries += 1) {
    await type(wrong)
    await expect(
      gate(page)
        .getByText(/not the code we sent/)
        .first(),
    ).toBeVisible()
  }
  await type(wrong)
  await expect(gate(page).getByText(/no longer good/)).toBeVisible()
  await type(code)
  await expect(gate(page).getByText(/no longer good/)).toBeVisible()
  await expectAccessible(page)

  await press(page, 'Send another code')
  await expect(gate(page).getByText(/Another code is on its way/)).toBeVisible()
  await type(await codeIn(request, api, email))
  await isSignedIn(page)
  await expect(gate(page)).toBeHidden()
  const identified = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'identified'))
  await expect.poll(identified).toMatchObject({ role: 'customer' })
})

test('a family opens an account, confirms it, and comes back to the page it left [AUTH-001, AUTH-004, ERR-014, QUERY-001, QUERY-006]', async ({
  page,
}) => {
  const email = someone('families')
  await page.goto('/?register=true&loginRedirect=/memory-care')
  await sees(page, 'Open an account')
  await fillAccount(page, { name: 'Nell New', email: 'family@hearthway.example' })
  await press(page, 'Open my account')
  await expect(
    gate(page)
      .getByText(/an account with this email already/)
      .first(),
  ).toBeVisible()
  await gate(page).getByLabel('Email').fill(email)
  await press(page, 'Open my account')
  await sees(page, 'Your account is open')
  await press(page, 'Done')
  await expect(page).toHaveURL(/\/memory-care$/)
  await isSignedIn(page)
})

test('a forgotten password is replaced by a letter [API-015, AUTH-001]', async ({ page, request }) => {
  const email = await register(request)
  await page.goto('/')
  await say(page, email)
  await gate(page).getByLabel('Password').fill('not this one')
  await press(page, 'Sign in')
  await expect(gate(page).getByText(/does not belong/)).toBeVisible()
  await press(page, 'I forgot my password')
  await sees(page, 'Replace a forgotten password')
  await press(page, 'Send the link')
  await expect(gate(page).getByText(/a link is on its way/)).toBeVisible()
  await page.goto((await linkIn(request, api, email)).replace(/^https?:\/\/[^/]+/, ''))
  await expectAccessible(page)
  await page.getByLabel('New password').fill('an entirely new phrase')
  await page.getByRole('button', { name: 'Keep this password' }).click()
  await isSignedIn(page)
})

test('an invited person finds the sign-up filled in, once [API-005, AUTH-008]', async ({ page, request }) => {
  const email = someone('people')
  await asAdmin(request, api)
  const attributes = { name: 'Ivy Invited', email, role: 'customer' }
  const invited = await request.post(`${api}/admin/users`, { data: { data: { type: 'users', attributes } } })
  expect(invited.status()).toBe(201)
  const link = (await linkIn(request, api, email)).replace(/^https?:\/\/[^/]+/, '')
  await page.goto(link)
  await sees(page, 'You are invited')
  await expect(page).not.toHaveURL(/token/)
  await expect(gate(page).getByLabel('Email')).toHaveValue(email)
  await expect(gate(page).getByLabel('Email')).toHaveAttribute('readonly', '')
  await fillAccount(page, { name: 'Ivy Herself' })
  await press(page, 'Open my account')
  await isSignedIn(page)
  await page.context().clearCookies()
  await page.goto(link)
  await sees(page, 'Open an account')
})

test('cancel shuts the gate and leaves the page as it was [AUTH-005]', async ({ page }) => {
  await page.goto('/memory-care')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await sees(page, 'Sign in or sign up')
  await page.keyboard.press('Escape')
  await expect(gate(page)).toBeHidden()
  await expect(page).toHaveURL(/\/memory-care$/)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused()
})

test('the own account: name, password, other browsers, sign-out [API-003, API-014, API-017]', async ({
  page,
  browser,
  request,
}) => {
  const email = await register(request)
  const signIn = async (where: Page) => {
    await where.goto('/login?loginRedirect=/account')
    await where.getByLabel('Email or phone number').fill(email)
    await where.getByRole('button', { name: 'Continue' }).click()
    await where.getByLabel('Password').fill(password)
    await where.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(where).toHaveURL(/\/account$/)
  }
  await signIn(page)
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signIn(elsewhere)

  await page.getByLabel('Full name').fill('Robin Renamed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.getByLabel('Phone number').fill('(303) 555-0199')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Text me a code to confirm it' }).click()
  await page.getByLabel('Six-digit code').fill(await codeIn(request, api, '+13035550199'))
  await page.getByRole('button', { name: 'Confirm the number' }).click()
  await expect(page.getByText('Your number is confirmed.')).toBeVisible()
  await expect(page.getByText(/^(HeadlessChrome|Chrome|Chromium) on /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out there' }).first().click()
  await expect(page.getByText('Signed out there.')).toBeVisible()
  await page.getByLabel('Present password').fill(password)
  await page.getByLabel('New password').fill('an entirely new phrase')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText(/Every other browser was signed out/)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Renamed')
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('staff sign in on the dashboard by code and by link [API-015, API-016, AUTH-001, ROLE-010]', async ({
  page,
  request,
}) => {
  const email = 'advisor@hearthway.example'
  await page.goto(`${dashboard}/dashboard/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Six-digit code').fill('12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Six digits/).first()).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await codeIn(request, api, email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)

  await page.context().clearCookies()
  await page.goto(`${dashboard}/dashboard/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(page.getByText(/a link is on its way/)).toBeVisible()
  const link = await linkIn(request, api, email)
  expect(link).toContain(`${dashboard}/dashboard/sign-in/link`)
  for (const outcome of [/\/dashboard\/?$/, /status=expired/]) {
    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(outcome)
  }
  await expect(page.getByText(/used before/)).toBeVisible()
})

test('the user is asked for where there is a session, and for nobody else [AUTH-009, ROLE-004]', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (each) => {
    if (each.url().endsWith('/api/platform/users/me')) asked.push(each.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await say(page, await register(request))
  await gate(page).getByLabel('Password').fill(password)
  await press(page, 'Sign in')
  await isSignedIn(page)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('the gate fits a narrow phone [AUTH-001]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/login', '/?register=true', '/?agent=true', '/?status=expired']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /Sign in|Open an account|Advise|This link/ }).first()).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
})

test('staff replace a forgotten password on the dashboard [API-015, AUTH-001, ROLE-010]', async ({ page, request }) => {
  const email = someone('people')
  await asAdmin(request, api)
  const invitation = { name: 'Stella Staff', email, role: 'admin' }
  await request.post(`${api}/admin/users`, { data: { data: { type: 'users', attributes: invitation } } })
  const token = new URL(await linkIn(request, api, email)).searchParams.get('token')
  const attributes = { name: 'Stella Staff', email, password, invitation: token }
  await page.request.post(`${api}/platform/auth/register`, { data: { data: { type: 'users', attributes } } })
  await page.context().clearCookies()

  await page.goto(`${dashboard}/dashboard/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'I forgot my password' }).click()
  await expect(page.getByText(/is on its way/)).toBeVisible()
  await page.goto(await linkIn(request, api, email))
  await expectAccessible(page)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Keep this password' }).click()
  await expect(page.getByText(/At least 10 characters/).first()).toBeVisible()
  await page.getByLabel('New password').fill('an entirely new phrase')
  await page.getByRole('button', { name: 'Keep this password' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
})
