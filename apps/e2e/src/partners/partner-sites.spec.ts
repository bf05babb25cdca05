import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { type Community, type GatewaySummary, gatewaySummary } from '@pkg/domain'
import { answerDisclosure, completePostConversion, confirm, nextModal, skipNearby } from '../testing/after-wizard'
import { pick } from '../testing/input-driver'
import { run, stopProcess } from '../testing/processes'
import { asAdmin, countItems, signIn } from '../testing/staff'
import { hasTeam } from '../testing/communities'
import { completeWizard } from '../testing/complete-wizard'
import { test } from '../testing/test'
import { buildFamily, type TypedFamily } from '../testing/wizard'
import { packPackages, placeholders } from './packed-packages'
import { buildPartnerApp, partnerApps, servePartnerApp } from './partner-apps'
import { partnerName, startPartnerStack, type PartnerStack } from './partner-stack'
import { serveSite } from './sites'

const pagePort = 4643
const origin = (port: number) => `http://localhost:${port}`

const work = mkdtempSync(join(tmpdir(), 'partner-sites-'))
const apps: ChildProcess[] = []
let page: Server
let stack: PartnerStack
let tarballs: string[]
let communities: { first: GatewaySummary; second: GatewaySummary; disclosing: GatewaySummary }
/** The id of the community that the plain page shows first. */
let shown: string

test.beforeAll(async () => {
  // On a busy machine, the apps take most of a test's usual limit to install and build.
  test.setTimeout(600_000)
  const packed = packPackages(join(work, 'tarballs'))
  const folder = (port: number) => join(work, String(port))
  const built = packed.then((paths) =>
    Promise.all(partnerApps.map((app) => buildPartnerApp(app, folder(app.port), paths))),
  )
  const started = startPartnerStack([...partnerApps.map(({ port }) => port), pagePort].map(origin))
  await Promise.all([built, packed.then((paths) => (tarballs = paths)), started.then((own) => (stack = own))])
  for (const app of partnerApps) apps.push(await servePartnerApp(app, folder(app.port)))
  communities = {
    first: await findCommunity('CA', (summary) => isDefault(summary) && !summary.isDisclosureEnabled),
    second: await findCommunity('FL', (summary) => isDefault(summary) && !summary.isDisclosureEnabled),
    disclosing: await findCommunity('TX', (summary) => isDefault(summary) && summary.isDisclosureEnabled),
  }
  shown = communities.first.id
  page = await serveSite({
    folder: 'partner-sites/plain-page',
    port: pagePort,
    headers: { 'content-security-policy': `default-src 'self' ${stack.api}; require-trusted-types-for 'script'` },
    values: () => ({ api: stack.api, key: stack.key, first: shown, second: communities.second.id }),
  })
})
test.afterAll(async () => {
  page?.close()
  for (const app of apps) await stopProcess(app, 'SIGTERM')
  await stack?.end()
  rmSync(work, { recursive: true, force: true })
})

/** Opens the default wizard with the default ranges. */
const isDefault = ({ conversionSchemaType, gwizzyPricingThreshold }: GatewaySummary) =>
  conversionSchemaType === 'gwizzy' && !gwizzyPricingThreshold

/** Finds a community in a state. */
async function findCommunity(
  state: string,
  fits: (summary: GatewaySummary) => boolean,
  isAllowed: (id: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<GatewaySummary> {
  const get = async (path: string) => (await (await fetch(`${stack.api}/marketplace/communities${path}`)).json()).data
  for (const { id } of await get(`?state=${state}&page-size=100`)) {
    const { attributes } = await get(`/${id}`)
    const community: Community = { id, ...attributes }
    const summary = gatewaySummary(community)
    if (fits(summary) && (await isAllowed(id))) return summary
  }
  throw new Error(`No community in ${state} fits`)
}

/** Expects one family with one lead, one task, and the partner as its source. */
async function expectFamily(request: APIRequestContext, family: TypedFamily, community: GatewaySummary) {
  const admin = await asAdmin(request, stack.api)
  await expect.poll(async () => (await admin.families(family.lastName)).length, { timeout: 20_000 }).toBe(1)
  await expect.poll(async () => (await admin.listMessagesTo(family.email)).length).toBe(1)
  const [saved] = await admin.families(family.lastName)
  expect(saved?.attributes).toMatchObject({
    email: family.email,
    phone: '+13035550123',
    answers: { lookingFor: 'Mother', leadSource: 'affiliate', affiliateSource: partnerName, channel: 'affiliate' },
    leads: [{ communityId: community.id, status: 'assigned' }],
  })
  expect(countItems(saved, 'tasks')).toBe(1)
  return { admin, id: saved?.id ?? '' }
}

/** Sends the requests of the README's example to the partner's API with its key. */
async function replacePlaceholders(page: Page) {
  await page.route(`${placeholders.api}/**`, async (route) => {
    const sent = route.request()
    const headers = await sent.allHeaders()
    // Every site may read the operator’s phone number and show pictures, without a key.
    const { pathname } = new URL(sent.url())
    const isPublic = pathname === '/platform/brand' || pathname.startsWith('/images/')
    expect(headers['x-partner-key']).toBe(isPublic ? undefined : placeholders.key)
    const url = sent.url().replace(placeholders.api, stack.api)
    const key = isPublic ? {} : { 'x-partner-key': stack.key }
    await route.fulfill({ response: await route.fetch({ url, headers: { ...headers, ...key } }) })
  })
}

for (const { name, port } of partnerApps) {
  test(`the README's React example works in a ${name}, from the server's page to one lead with its source [GUEST-002, GWZ-118, API-049, DATA-009]`, async ({
    page,
    request,
  }) => {
    const family = buildFamily()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', ({ message }) => messages.push(message))
    await replacePlaceholders(page)
    const url = `${origin(port)}/?community=${communities.first.id}`
    expect(await (await request.get(url)).text()).toContain('Get pricing</button>')
    expect((await page.goto(url))?.status()).toBe(200)
    const wizard = page.getByRole('dialog')
    await expect(async () => {
      // An open wizard covers the button.
      if (await wizard.isHidden()) await page.getByRole('button', { name: 'Get pricing' }).click({ timeout: 1000 })
      await expect(wizard).toBeVisible({ timeout: 1000 })
    }).toPass()
    await completeWizard(wizard, { family })
    await expect(wizard.getByText('Thank you! We will get back to you shortly')).toBeVisible()
    await expectFamily(request, family, communities.first)
    expect(messages).toEqual([])
    // The page can still be asking what the family has.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => !key.startsWith('gwizzy-wizard:'))).toEqual([])
  })
}

/** Collects the errors of a page and the wizard's events. */
async function watchPage(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.exposeFunction('heard', (event: string) => events.push(event))
  await page.exposeFunction('violated', (policy: string) => errors.push(policy))
  const events: string[] = []
  await page.addInitScript(() => {
    const send = (name: string, text: string) => Reflect.get(window, name)(text)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => send('violated', violatedDirective))
    for (const name of ['gwizzy-step', 'gwizzy-lead', 'gwizzy-done', 'gwizzy-close'] as const) {
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) send('heard', `${name} ${JSON.stringify(event.detail)}`)
      })
    }
  })
  return { errors, events }
}

test('the packed script sends a lead from another origin with a strict policy, without cookies [GWZ-118, API-049, DATA-009]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const { errors, events } = await watchPage(page)
  await page.goto(origin(pagePort))
  const second = page.locator('#second')
  await expect(second.getByRole('heading', { name: '¿Para quién busca?' })).toBeVisible()
  await page.getByRole('button', { name: 'Get pricing' }).click()
  const wizard = page.locator('#first').getByRole('dialog')
  await completeWizard(wizard, { family })
  await expect(wizard.getByText('Thank you! We will get back to you shortly')).toBeVisible()
  const { id } = await expectFamily(request, family, communities.first)

  expect(errors).toEqual([])
  expect(await page.context().cookies(stack.api)).toEqual([])
  await expect.poll(() => events.map((event) => event.split(' ')[0])).toContain('gwizzy-done')
  expect(events.filter((event) => event.startsWith('gwizzy-lead'))).toHaveLength(1)
  expect(events.filter((event) => event.startsWith('gwizzy-step')).length).toBeGreaterThan(5)
  for (const answer of [family.firstName, family.email, family.phone, 'Mother'])
    expect(events.join()).not.toContain(answer)

  const page2 = await page.context().browser()?.newPage()
  if (!page2) throw new Error('The browser is closed')
  await signIn(page2, stack.dashboard, 'admin@hearthway.example')
  await page2.goto(`${stack.dashboard}/dashboard/families/${id}`)
  await expect(page2.getByText(partnerName).first()).toBeVisible()
  await page2.close()
})

test('a wizard that can’t start shows the operator’s phone number, and notifies the page of the reason [GUEST-012]', async ({
  page,
}) => {
  const faults: [string, { host?: string; community?: string; key?: string }][] = [
    ['missing-community', { key: stack.key }],
    ['unknown-community', { community: 'no-such-place', key: stack.key }],
    ['missing-key', { community: communities.first.id }],
    ['unknown-key', { community: communities.first.id, key: 'pk_of_nobody' }],
    ['foreign-site', { host: '127.0.0.1', community: communities.first.id, key: stack.key }],
  ]
  for (const [code, { host = 'localhost', community, key }] of faults) {
    await page.goto(origin(pagePort).replace('localhost', host))
    const heard = page.evaluate(
      async ([slug, partnerKey]) => {
        await customElements.whenDefined('gwizzy-wizard')
        const wizard = document.createElement('gwizzy-wizard')
        wizard.id = 'faulty'
        const api = document.querySelector('gwizzy-wizard')?.getAttribute('api')
        for (const [name, value] of Object.entries({ api, community: slug, 'partner-key': partnerKey, open: '' }))
          if (typeof value === 'string') wizard.setAttribute(name, value)
        document.body.append(wizard)
        return new Promise((resolve) => {
          wizard.addEventListener('gwizzy-error', (event) => resolve(Reflect.get(event, 'detail')))
        })
      },
      [community, key] as const,
    )
    expect(await heard).toEqual({ community: community ?? '', code })
    await expect(page.locator('#faulty').getByRole('link', { name: /^Please call .+ at \(\d{3}\) / })).toBeVisible()
  }
})

test('the API serves the packed script', async ({ request }) => {
  const inTarball = await run(
    'tar',
    ['-xzOf', tarballs.find((path) => path.includes('gwizzy')) ?? '', 'package/dist/element.js'],
    {
      folder: work,
    },
  )
  const served = await (await request.get(`${stack.api}/gwizzy/element.js`)).text()
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(hash(served)).toBe(hash(inTarball))
})

test('the host page’s styles don’t change the wizard, and its theme properties do', async ({ page }) => {
  await page.goto(origin(pagePort))
  await page.getByRole('button', { name: 'Get pricing' }).click()
  const heading = page.locator('#first').getByRole('heading').first()
  await expect(heading).toBeVisible()
  const look = await heading.evaluate((element) => {
    const { textTransform, textAlign, transform, letterSpacing, color, fontSize } = getComputedStyle(element)
    return {
      textTransform,
      textAlign,
      transform,
      color,
      isSpaced: parseFloat(letterSpacing) > 0,
      size: parseFloat(fontSize),
    }
  })
  expect(look).toMatchObject({ textTransform: 'none', textAlign: 'start', transform: 'none', isSpaced: false })
  expect(look.color).not.toBe('rgb(255, 0, 0)')
  expect(look.size).toBeGreaterThan(24)
  const accent = (id: string) =>
    page
      .locator(`#${id} button[type=submit]`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await accent('second')).toBe('rgb(120, 20, 90)')
  expect(await accent('first')).not.toBe('rgb(120, 20, 90)')
})

/** Returns the contrasts of the main button's text and of a link with what they stand on, and the luminance of the wizard's background. */
const measureColors = (wizard: Locator) =>
  wizard.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (color: string) => {
      if (!canvas) throw new Error('No canvas')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const linear = (byte: number) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const contrast = (one: string, other: string) => {
      const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (bright + 0.05) / (dim + 0.05)
    }
    const button = element.shadowRoot?.querySelector('button[type=submit]')
    if (!button) throw new Error('No question is open')
    const { color, backgroundColor } = getComputedStyle(button)
    const theme = getComputedStyle(element)
    // A link as the wizard shows it.
    const link = document.createElement('a')
    link.href = '#'
    button.before(link)
    const linkColor = getComputedStyle(link).color
    link.remove()
    const ground = theme.getPropertyValue('--ui-color-surface-page')
    return { button: contrast(color, backgroundColor), link: contrast(linkColor, ground), ground: luminance(ground) }
  })

test('the wizard has the color scheme of the page, light by default, and stays readable in any accent color [GUEST-013]', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const scheme of ['', 'color-scheme: dark', 'color-scheme: light dark']) {
    const body = `:root { ${scheme} }`
    await page.route('**/site.css', (route) => route.fulfill({ contentType: 'text/css', body }))
    await page.goto(origin(pagePort))
    const wizard = page.locator('#second')
    await expect(wizard.getByRole('heading', { name: '¿Para quién busca?' })).toBeVisible()
    for (const accent of ['#ffe08a', '#7a1f5c', '#ff0000', '#0000ff', '#777777', '#ffffff', '#000000', '#00a000']) {
      await wizard.evaluate((element, color) => element.style.setProperty('--ui-color-accent', color), accent)
      const { button, link, ground } = await measureColors(wizard)
      expect(button, `${accent} button`).toBeGreaterThanOrEqual(4.5)
      expect(link, `${accent} link`).toBeGreaterThanOrEqual(4.5)
      if (scheme) expect(ground).toBeLessThan(0.1)
      else expect(ground).toBeGreaterThan(0.9)
    }
    await page.unrouteAll()
  }
  expect(logged.join()).not.toContain('contrast')
  await page.evaluate(() => {
    const late = document.createElement('gwizzy-wizard')
    late.style.setProperty('--ui-color-accent', '#202020')
    document.body.append(late)
  })
  await expect.poll(() => logged.join()).toContain('--ui-color-accent has a contrast of')
})

test('a wizard stays left-to-right on a right-to-left page, and its first Escape returns the focus [GUEST-001]', async ({
  page,
}) => {
  await page.goto(origin(pagePort))
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const opener = page.getByRole('button', { name: 'Get pricing' })
  await opener.click()
  const heading = page.locator('#first').getByRole('heading', { name: 'Who are you searching for?' })
  await expect(heading).toHaveCSS('direction', 'ltr')
  await page.keyboard.press('Escape')
  await expect(heading).toBeHidden()
  await expect(opener).toBeFocused()
})

test('two wizards on one page store separate answers across a reload [GWZ-101]', async ({ page }) => {
  await page.goto(origin(pagePort))
  const second = page.locator('#second')
  await pick(second.getByRole('radio', { name: 'Madre' }))
  await second.getByRole('button', { name: 'Continuar' }).click()
  await expect(second.getByRole('heading', { name: '¿Para quién busca?' })).toBeHidden()
  await page.getByRole('button', { name: 'Get pricing' }).click()
  await expect(page.locator('#first').getByRole('heading', { name: 'Who are you searching for?' })).toBeVisible()
  await page.reload()
  await expect(second.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await page.getByRole('button', { name: 'Get pricing' }).click()
  await expect(page.locator('#first').getByRole('heading', { name: 'Who are you searching for?' })).toBeVisible()
})

test('shows a state’s disclosure on a partner’s page, and stores the answer with the family [DISC-004, DISC-005]', async ({
  page,
  request,
}) => {
  shown = communities.disclosing.id
  const family = buildFamily()
  await page.goto(origin(pagePort))
  await page.getByRole('button', { name: 'Get pricing' }).click()
  const wizard = page.locator('#first').getByRole('dialog')
  await completeWizard(wizard, { family })
  let modal = await nextModal(wizard)
  if (modal === 'nearby') {
    await wizard.getByRole('button', { name: 'Skip', exact: true }).click()
    modal = await nextModal(wizard, ['nearby'])
  }
  expect(modal).toBe('disclosure')
  await answerDisclosure(wizard, true)
  const { admin } = await expectFamily(request, family, communities.disclosing)
  await expect.poll(() => admin.listTimeline(family.lastName)).toContain('Acknowledged the Texas disclosure')
  shown = communities.first.id
})

test('shows the advisor on a partner’s page, and asks more questions, whose answers reach the family’s record [CONF-001, FLOW-011, FLOW-017, POST-001, POST-004, POST-016, POST-018]', async ({
  page,
  request,
}) => {
  shown = communities.first.id
  const family = buildFamily()
  await page.goto(origin(pagePort))
  await page.getByRole('button', { name: 'Get pricing' }).click()
  const wizard = page.locator('#first').getByRole('dialog')
  await completeWizard(wizard, { family })
  const modal = await skipNearby(wizard)
  expect(modal).toBe('advisor')
  const { admin } = await expectFamily(request, family, communities.first)
  const [saved] = await admin.families(family.lastName)
  await expect(
    wizard.getByRole('heading', { name: `${String(saved?.attributes['agentName'])} is your local advisor` }),
  ).toBeVisible()
  await confirm(wizard)
  expect(await nextModal(wizard, [modal])).toBe('postConversion')
  const questions = await completePostConversion(wizard)
  // The wizard asked who the family searches for.
  expect(questions[0]).toMatch(/^(Who’s moving in\?|How old is the person moving in\?)$/)
  expect(questions.at(-1)).toBe('Is there anything else we should know?')
  await wizard.getByText('Thank you, we are working on your request.').waitFor()
  await expect(wizard).toBeHidden()
  const [answered] = await admin.families(family.lastName)
  expect(answered?.attributes).toMatchObject({ answers: { age: 84, moreInfoFromLead: 'She has a small dog.' } })
})

test('shows the communities that will call on a partner’s page, and then asks more questions [CONF-001, FLOW-009, FLOW-014, FLOW-017]', async ({
  page,
  request,
}) => {
  // The demo provider's community, whose team has an account.
  const community = await findCommunity(
    'FL',
    ({ conversionSchemaType }) => conversionSchemaType === 'D2C',
    (id) => hasTeam(request, stack.api, id),
  )
  shown = community.id
  await page.goto(origin(pagePort))
  await page.getByRole('button', { name: 'Get pricing' }).click()
  const wizard = page.locator('#first').getByRole('dialog')
  await completeWizard(wizard, { family: buildFamily() })
  const modal = await skipNearby(wizard)
  expect(modal).toBe('d2cConfirmation')
  await expect(wizard.getByText(community.name).first()).toBeVisible()
  await confirm(wizard)
  expect(await nextModal(wizard, [modal])).toBe('postConversion')
  shown = communities.first.id
})

test('asks a low-income family on a partner’s page nothing more [FLOW-018, ROLE-008]', async ({ page }) => {
  shown = communities.first.id
  await page.goto(origin(pagePort))
  await page.getByRole('button', { name: 'Get pricing' }).click()
  const wizard = page.locator('#first').getByRole('dialog')
  const answers = {
    BudgetRangeInfo: '<$2K',
    BudgetInfo: "I don't have access to any of these benefits",
  }
  await completeWizard(wizard, { family: buildFamily(), answers })
  expect(await skipNearby(wizard)).toBe('advisor')
  await confirm(wizard)
  await expect(wizard).toBeHidden()
})

test('shows no wizard on a site that isn’t the partner’s, and logs why [BIZ-008]', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`http://127.0.0.1:${pagePort}`)
  await expect(page.locator('#second').getByRole('alert')).toBeVisible()
  expect(errors.join()).toContain(`http://127.0.0.1:${pagePort} isn’t a site of the partner key`)
})
