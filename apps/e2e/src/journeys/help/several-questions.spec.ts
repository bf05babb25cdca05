// cspell:ignore Zephyrine Quillfeather
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { FoundCommunity } from '../../testing/communities'
import { newEmail } from '../../testing/gate'
import { readCode, readLink } from '../../testing/messages'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { addProvider, openAs, registerPerson } from '../../testing/work-accounts'
import { addCommunity, findFreePlace } from '../../testing/world'

/** The person at a community who answers, with everything that their browser received. */
interface Team {
  page: Page
  email: string
  community: FoundCommunity
  received: string[]
}

/** Expects that a page is good on a phone and in both themes. */
async function expectGood(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Records the pages, data, and live events that a browser receives. */
async function recordReceived(page: Page): Promise<string[]> {
  const received: string[] = []
  page.on('response', (response) => {
    if (!/html|json/.test(response.headers()['content-type'] ?? '')) return
    response.text().then(
      (text) => received.push(`${response.url()} ${text}`),
      () => undefined,
    )
  })
  await page.exposeFunction('recordEvent', (data: string) => received.push(`event ${data}`))
  return received
}

/** Listens to the stream of changes next to the page itself, whose events scripts can't see otherwise. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(
    (url) =>
      new Promise((resolve, reject) => {
        const source = new EventSource(url)
        const record: unknown = Reflect.get(window, 'recordEvent')
        for (const name of ['record', 'family', 'message']) {
          source.addEventListener(name, ({ data }: MessageEvent<string>) => {
            if (typeof record === 'function') record(data)
          })
        }
        source.addEventListener('open', () => resolve())
        source.addEventListener('error', () => reject(new Error('No stream')))
      }),
    '/dashboard/api/platform/events/stream',
  )

async function addTeam(page: Page, request: APIRequestContext, community: FoundCommunity): Promise<Team> {
  const email = newEmail('teams')
  await addProvider(request, { name: `Tess ${crypto.randomUUID().slice(0, 6)}`, email }, community.id)
  const received = await recordReceived(page)
  await openAs(page, email, '/dashboard/questions')
  await listen(page)
  return { page, email, community, received }
}

/** Opens the form from a comparison, and signs in with an emailed code where it leads. */
async function openFormSignedIn(page: Page, request: APIRequestContext, email: string, ids: string[]): Promise<void> {
  await openPage(page, `/compare?communities=${ids.join(',')}`)
  await page.getByRole('link', { name: 'Ask up to 3 of them one question' }).click()
  await page.getByRole('link', { name: 'Sign in instead' }).click()
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('6-digit code').fill(await readCode(request, api, email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask up to 3 communities' })).toBeVisible()
}

test('a family asks three communities one question, and no team receives anything about who asks or which others were asked [COMM-010, HOME-002, WORK-016, TRUST-002, ROLE-010]', async ({
  browser,
  page,
  request,
}) => {
  const place = await findFreePlace(request)
  const communities = [
    await addCommunity(request, place),
    await addCommunity(request, place),
    await addCommunity(request, place),
  ]
  const teams: Team[] = []
  for (const community of communities) {
    teams.push(await addTeam(await (await browser.newContext()).newPage(), request, community))
  }
  // Names have letters only.
  const letters = () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')
  const [first, last] = [`Zephyrine${letters()}`, `Quillfeather${letters()}`]
  const [email, phone] = [newEmail('families'), '(720) 555-0193']
  await (await registerPerson({ name: `${first} ${last}`, email })).dispose()
  const question = `Who helps at night if she falls in room ${crypto.randomUUID().slice(0, 6)}?`

  const ids = communities.map(({ id }) => id)
  await openFormSignedIn(page, request, email, ids)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  for (const { name } of communities) await page.getByRole('checkbox', { name }).check()
  // What shows who asks is refused, and what was typed stays.
  for (const [added, error] of [
    [`Call ${phone}`, `Remove the phone number “${phone}”`],
    [`Yours, ${first}`, `Remove “${first}”`],
  ] as const) {
    await page.getByLabel('Your question').fill(`${question} ${added}`)
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByRole('alert').getByText(error)).toBeVisible()
    await expect(page.getByLabel('Your question')).toHaveValue(`${question} ${added}`)
    for (const { name } of communities) await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  await expectGood(page, 'Ask up to 3 communities')
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('No answer yet.')).toHaveCount(3)
  await expectGood(page, 'Your question to 3 communities')
  const own = new URL(page.url()).pathname

  const identity = [first, last, email, phone, phone.replaceAll(/\D/g, ''), own.split('/').at(-1) ?? own]
  const others = (team: Team) =>
    communities.filter(({ id }) => id !== team.community.id).flatMap(({ id, name }) => [id, name])
  for (const team of teams) {
    const { page: desk, received } = team
    await expect.poll(() => received.some((text) => text.startsWith('event ') && text.includes('questions'))).toBe(true)
    for (const path of ['/platform/questions?include=all&page-size=100', '/platform/questions/managed']) {
      received.push(await (await desk.request.get(`${dashboard}/dashboard/api${path}`)).text())
    }
    await openPage(desk, `${dashboard}/dashboard/questions`)
    await expect(desk.getByText('A family that compares communities')).toBeVisible()
    await openPage(desk, `${dashboard}/dashboard/notifications`)
    await desk.getByRole('link', { name: `New question about ${team.community.name}` }).click()
    await expect(desk.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await expect(desk.getByText(/They asked without their name/)).toBeVisible()
  }
  await expectGood(teams[0]?.page ?? page, question)
  for (const [minutes, { page: desk }] of teams.slice(0, 2).entries()) {
    await desk.getByLabel('Answer', { exact: true }).fill(`An aide, within ${minutes + 3} minutes.`)
    await desk.getByRole('button', { name: 'Publish answer' }).click()
    await expect(desk.getByText(/^Answer published\./)).toBeVisible()
    await openPage(desk, `${dashboard}/dashboard/questions?tab=published`)
    await expect(desk.getByText(question)).toBeVisible()
  }
  const admin = await asAdmin(request, api)
  for (const team of teams) {
    const emails = (await admin.listMessagesTo(team.email)).map((sent) => JSON.stringify(sent))
    const all = [...team.received, ...emails].join('\n')
    expect(all).toContain(question)
    expect([...identity, ...others(team)].filter((secret) => all.includes(secret))).toEqual([])
  }

  await openPage(page, '/homebase')
  await expect(page.getByText('Answers about 2 of 3 communities')).toBeVisible()
  await page.getByRole('link', { name: question }).click()
  await expect(page.getByText('An aide, within 3 minutes.')).toBeVisible()
  await expect(page.getByText('An aide, within 4 minutes.')).toBeVisible()
  await expect(page.getByText('No answer yet.')).toHaveCount(1)
  await page.getByRole('link', { name: 'Compare these communities' }).click()
  const row = page.getByRole('row').filter({ hasText: question })
  await expect(row.getByText('An aide, within 4 minutes.')).toBeVisible()
  await expect(row.getByText('No answer yet.')).toBeVisible()
  await expectGood(page, 'Compare 3 communities')
  const stranger = await (await browser.newContext()).newPage()
  await openPage(stranger, page.url())
  await expect(stranger.getByRole('heading', { level: 1, name: 'Compare 3 communities' })).toBeVisible()
  await expect(stranger.getByText(question)).toHaveCount(0)
  for (const { page: desk } of teams) await desk.context().close()
  await stranger.context().close()
})

test('the pages on which a family asks several communities without an account fit a phone, and axe accepts them in both themes [COMM-010]', async ({
  page,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const email = newEmail('families')
  await openPage(page, community.url)
  await page.getByRole('link', { name: 'Ask up to 3 communities' }).click()
  await expect(page.getByText('Only our staff can answer.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await page.getByRole('link', { name: 'Write your question.' }).click()
  await expect(page.getByLabel('Your question')).toBeFocused()
  await page.getByRole('checkbox', { name: community.name }).check()
  await page.getByLabel('Your question').fill('Is there a garden?')
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expectGood(page, 'Check your email')
  await openPage(page, await readLink(request, api, email))
  await expectGood(page, 'Send your question')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expectGood(page, 'Your question to 1 community')
  await openPage(page, `/questions/several/confirm?token=${'a'.repeat(43)}`)
  await expectGood(page, 'This link has expired')
})
