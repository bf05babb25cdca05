import { expect } from '@playwright/test'
import { newEmail } from '../testing/gate'
import { openAsStaff, signInByForm } from '../testing/staff-visits'
import { dashboard } from '../testing/urls'
import { test } from '../testing/visitors'
import { addProvider } from '../testing/work-accounts'
import { addCommunity, findFreePlace } from '../testing/world'

const admin = 'admin@hearthway.example'
/** How the answers to the questions begin that the demo always has numbers for. */
const answers: Readonly<Record<string, RegExp>> = {
  Speed: /^[\d,]+ of [\d,]+ families got a first response within a business day\./,
  Outcomes: /^[\d,]+ of [\d,]+ families moved in\./,
  Sources: /^Someone reached [\d,]+ of [\d,]+ families\./,
}
const questions = ['Speed', 'Outcomes', 'Sources', 'Tours', 'Earnings', 'Trust', 'Wizard']

test('every question has its numbers, their meaning, and a file, and a number opens as many rows as it says [DASH-009, WORK-014]', async ({
  visitor,
}) => {
  await signInByForm(visitor, admin)
  let page = await visitor.open(`${dashboard}/dashboard/stats?period=year`)
  for (const question of questions) {
    page = await page.follow(question)
    expect(page.status).toBe(200)
    expect(page.text).toContain('What the numbers mean')
    const answer = answers[question]
    if (answer) expect(page.headings(2)[0]).toMatch(answer)
    const csv = await page.open(page.addressOf(page.one('link', 'Download CSV')))
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.html).toContain('Whole period')
    const opened = page.document.querySelector('dl a')
    if (!opened || question === 'Earnings') continue
    const count = Number(opened.textContent?.replace(',', ''))
    const rows = await page.open(opened.getAttribute('href') ?? '')
    expect(rows.status).toBe(200)
    expect(rows.text).toContain(`of ${count.toLocaleString('en-US')}`)
  }
})

test('dates that make no period are named, and nothing that was entered is lost [WORK-014]', async ({ visitor }) => {
  await signInByForm(visitor, admin)
  const page = await visitor.open(`${dashboard}/dashboard/stats/tours`)
  const rejected = await page.press('Show numbers', { From: '2026-03-02', To: '2026-03-01' })
  expect(rejected.status).toBe(422)
  expect(rejected.text).toContain('Choose a day on or after the first one.')
  expect(rejected.value('From')).toBe('2026-03-02')
  const shown = await rejected.press('Show numbers', { To: '2026-03-31' })
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('Mar 2, 2026 to Mar 31, 2026')
})

test('where families stop is limited to a schema, next to the exit survey [WORK-014, EXIT-008]', async ({
  visitor,
}) => {
  await signInByForm(visitor, admin)
  const page = await visitor.open(`${dashboard}/dashboard/stats/funnel?period=year`)
  expect(page.text).toContain('Exit survey')
  expect(page.text).toContain('Who it’s for')
  const limited = await page.press('Show numbers', { Schema: 'Active adult' })
  expect(limited.status).toBe(200)
  expect(limited.text).toContain('Planning consultation')
  expect(limited.text).not.toContain('Level of care')
})

test('a provider doesn’t see the questions about the work of advisors [WORK-014, ROLE-010]', async ({
  visitor,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Stella Provider', email: newEmail('stats') }
  await addProvider(request, provider, community.id)
  const page = await openAsStaff(visitor, provider.email, '/dashboard/stats')
  expect(page.text).toContain('How fast are families answered?')
  expect(page.all('link', 'Outcomes')).toEqual([])
  expect((await visitor.open(`${dashboard}/dashboard/stats/outcomes`)).status).toBe(404)
})
