import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { api, dashboard } from '../testing/addresses'
import { codeIn, linkIn } from '../testing/letters'
import { ownStack } from '../testing/own-stack'
import { expectAccessible, expectNoSidewaysScrolling } from '../testing/page-checks'
import { asAdmin } from '../testing/staff'

const password = 'lanterns along the lake'
const someone = (domain: string) => `${crypto.randomUUID()}@${domain}.example`
const gate = (page: Page) => page.getByRole('dialog', { name: 'Sign in or sign up' })

/** A modal stands open under this title, and nobody is shut out of it. */
async function sees(page: Page, title: string | RegExp): Promise<void> {
  await expect(gate(page).getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
}

async function press(page: Page, name: string): Promise<void> {
  await gate(page).getByRole('button', { name, exact: true }).click()
}

/** Opens the gate from the head of a page and says who it is. */
async function say(page: Page, contact: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await sees(page, 'Sign in or sign up')
  await gate(page).getByLabel('Email or phone number').fill(contact)
  await press(page, 'Continue')
  await sees(page, 'How would you like to sign in?')
}

async function fillAccount(page: Page, { name, email }: { name: string; email?: string }): Promise<void> {
  await gate(page).getByLabel('Full name').fill(name)
  if (email !== undefined) await gate(page).getByLabel('Email').fill(email)
  await gate(page).getByLabel('Password').fill(password)
}

const isSignedIn = (page: Page) => expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible()

/** An account, made by the API. */
async function register(request: APIRequestContext, at = api): Promise<string> {
  const email = someone('families')
  const attributes = { name: 'Robin Reader', email, password }
  const made = await request.post(`${at}/platform/auth/register`, { data: { data: { type: 'users', attributes } } })
  expect(made.status()).toBe(201)
  return email
}

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
  await expect(page).not.toHaveURL(/status|token/)

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sees(page, 'This link no longer works')
  await expect(page).not.toHaveURL(/status/)
  await gate(page).getByLabel('Email').fill(email)
  await press(page, 'Send another link')
  await expect(gate(page).getByText(/a link is on its way/)).toBeVisible()
})

test('a link that is too old leads to where another one is sent [API-015, AUTH-007]', async ({ page, request }) => {
  test.setTimeout(180_000)
  const stack = await ownStack({ marketplace: 3612, api: 4612 })
  try {
    const email = await register(request, stack.api)
    await request.post(`${stack.api}/platform/auth/mlink/start`, { data: { data: { email } } })
    const link = (await linkIn(request, stack.api, email)).replace(/^https?:\/\/[^/]+/, stack.marketplace)
    await stack.killApi()
    await stack.startApi(16 * 60)
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await sees(page, 'This link no longer works')
  } finally {
    await stack.end()
  }
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
  const identified: unknown = await page.evaluate(() => Reflect.get(window, 'identified'))
  expect(identified).toMatchObject({ role: 'customer' })
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
      .getByRole('button', { name: `This one, ${name}` })
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

test('the gate fits a narrow phone [AUTH-001]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/login', '/?register=true', '/?agent=true', '/?status=expired']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /Sign in|Open an account|Advise|This link/ }).first()).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
})
