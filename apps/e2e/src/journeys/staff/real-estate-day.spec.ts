import { namedWording, realEstateStageLabel, realEstateStages, now } from '@pkg/domain'
import { type APIRequestContext, type Browser, expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { expectLive } from '../../testing/live'
import { openPage } from '../../testing/open-page'
import { expectSoundOnPhones } from '../../testing/page-checks'
import { readAttributes, readList } from '../../testing/read-api'
import { addRealEstateAccount, offerHome } from '../../testing/real-estate-account'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { openAs, sendRequest } from '../../testing/work-accounts'
import { addAdvisor } from '../../testing/world'
import { expectFullDay, startPlayedDay } from '../../testing/played-day'

const state = 'WY'

/** Sends the request of a family that wants to sell its home, and offers the home to an agent. Returns the family and the id of the home. */
async function addHome(browser: Browser, request: APIRequestContext, agentId: string) {
  const family = buildFamily()
  const sender = await (await browser.newContext()).newPage()
  await openPage(sender, '/')
  const community = await findCommunity(request, 'gwizzy', ['AK', 'WY', 'MT'])
  const wordings = [namedWording('contact', 'en'), namedWording('sell-home', 'en')]
  await sendRequest(sender, family, { slug: community.id, homeSaleInterest: 'Yes', state: community.state, wordings })
  await sender.context().close()
  return { family, id: await offerHome(request, family.lastName, agentId) }
}

test(
  'a real estate agent plays a day at work: offers, twelve stages, notes, and tasks [AGENT-006, WORK-001, DASH-016, ROLE-010]',
  { tag: '@smoke' },
  async ({ browser, request }) => {
    const day = startPlayedDay()
    const account = await addRealEstateAccount(request, state)
    const rival = await addRealEstateAccount(request, state)
    const colleague = await addAdvisor(request)
    const first = await addHome(browser, request, account.id)
    const second = await addHome(browser, request, account.id)
    const foreign = await addHome(browser, request, rival.id)
    const desk = await (await browser.newContext()).newPage()
    const admin = await (await browser.newContext()).newPage()
    const advisor = await (await browser.newContext()).newPage()
    const go = (path: string) => openPage(desk, `${dashboard}/dashboard${path}`)
    const saved = (text: string | RegExp) => expect(desk.getByText(text).first()).toBeVisible()
    const home = (id = first.id) => readAttributes(desk, `/marketplace/sren-referrals/${id}`)
    const tasks = () => readList(desk, '/platform/tasks?page-size=100')
    const moveTo = async (stage: string) => {
      await desk.getByLabel('New stage').selectOption(stage)
      await desk.getByRole('button', { name: 'Change stage' }).click()
    }

    await day.act(
      'signs in and lands on Today',
      () => openAs(desk, account.email, '/dashboard/'),
      () => expect(desk.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeVisible(),
    )
    await day.act(
      'sees that two homes wait for an answer',
      () => expect(desk.getByText('2 homes to accept or decline can’t wait.')).toBeVisible(),
      async () => expect(await readList(desk, '/marketplace/sren-referrals?filter[offer]=open')).toHaveLength(2),
    )
    await day.act(
      'sees the twelve stages in their words, all empty',
      () => expect(desk.getByText('Your homes by stage')).toBeVisible(),
      async () => {
        for (const stage of realEstateStages) {
          await expect(desk.getByRole('link', { name: `0 ${realEstateStageLabel(stage)}`, exact: true })).toBeVisible()
        }
      },
    )
    await day.act(
      'opens the offers, which name no family',
      () =>
        desk
          .getByRole('link', { name: /^Accept or decline/ })
          .first()
          .click(),
      () => expect(desk.getByText(first.family.lastName)).toHaveCount(0),
    )
    await day.act(
      'declines without a reason',
      () => desk.getByRole('button', { name: 'Decline' }).first().click(),
      () => saved('Enter a reason, such as “I’m away this week”.'),
    )
    const acceptOpen = async () => {
      await go('/real-estate')
      await desk.getByRole('button', { name: 'Accept this home' }).first().click()
      await saved(/^Home accepted\./)
    }
    await day.act('accepts a home', acceptOpen, async () =>
      expect(await readList(desk, '/marketplace/sren-referrals?filter[offer]=accepted')).toHaveLength(1),
    )
    await day.act('accepts the other one', acceptOpen, async () => {
      expect((await home()).stage).toBe('accepted')
      expect((await home(second.id)).stage).toBe('accepted')
    })
    await day.act(
      'goes to the list of homes with the keyboard',
      async () => {
        await go('/')
        await desk.keyboard.press('g')
        await desk.keyboard.press('h')
        await expect(desk).toHaveURL(/\/homes/)
      },
      async () => {
        await expect(desk.getByRole('link', { name: new RegExp(first.family.lastName) })).toBeVisible()
        await expect(desk.getByRole('link', { name: new RegExp(second.family.lastName) })).toBeVisible()
        await expect(desk.getByText(foreign.family.lastName)).toHaveCount(0)
      },
    )
    await day.act(
      'opens a home from the list',
      () => desk.getByRole('link', { name: new RegExp(first.family.lastName) }).click(),
      () =>
        expect(
          desk.getByRole('heading', { level: 1, name: new RegExp(`Home to sell: .*${first.family.lastName}`) }),
        ).toBeVisible(),
    )
    await day.act(
      'reads the path of twelve stages, with the one it’s in',
      () => expect(desk.getByRole('heading', { name: 'Stages of this home' })).toBeVisible(),
      async () => {
        const steps = desk.locator('ol li')
        expect(await steps.locator('span:nth-child(2)').allInnerTexts()).toEqual(
          realEstateStages.map(realEstateStageLabel),
        )
        await expect(desk.locator('[aria-current="step"]')).toContainText('Accepted')
      },
    )
    await day.act(
      'reads what the advisor sees',
      () => expect(desk.getByText('What the advisor sees')).toBeVisible(),
      () => expect(desk.getByText(/Your notes and tasks stay with you\./)).toBeVisible(),
    )
    for (const [label, stage] of [
      ['Attempting contact', 'attempting-contact'],
      ['Discussing with family', 'discussing-with-family'],
      ['Listing agreement signed', 'listing-agreement-signed'],
    ] as const) {
      await day.act(
        `takes the next step to ${label}`,
        async () => {
          await desk.getByRole('button', { name: `Move to ${label}` }).click()
          await expect(desk.locator('[aria-current="step"]')).toContainText(label)
        },
        async () => {
          const { stage: now, stageTimes } = await home()
          expect([now, Object.keys(JSON.parse(JSON.stringify(stageTimes)))]).toEqual([
            stage,
            expect.arrayContaining(['new', 'accepted', stage]),
          ])
        },
      )
    }
    await day.act(
      'saves an empty note',
      () => desk.getByRole('button', { name: 'Save note' }).click(),
      async () => {
        await saved('Write the note first.')
        expect((await home())['notes']).toEqual([])
      },
    )
    await day.act(
      'writes a note',
      async () => {
        await desk.getByLabel('New note').fill('Larkspur: the roof was replaced in 2019.')
        await desk.getByRole('button', { name: 'Save note' }).click()
        await saved('Note saved')
      },
      async () => {
        expect((await home())['notes']).toMatchObject([{ text: 'Larkspur: the roof was replaced in 2019.' }])
        await expect(desk.getByText('Larkspur: the roof was replaced in 2019.')).toBeVisible()
      },
    )
    await day.act(
      'adds a task without a day',
      async () => {
        await desk.getByLabel('New task').fill('Publish the listing')
        await desk.getByRole('button', { name: 'Add task' }).click()
      },
      async () => {
        await saved('Choose a day.')
        await expect(desk.getByLabel('New task')).toHaveValue('Publish the listing')
        expect(await tasks()).toEqual([])
      },
    )
    const today = now().toLocaleDateString('en-CA')
    await day.act(
      'adds it for today',
      async () => {
        await desk.getByLabel('Due').fill(today)
        await desk.getByRole('button', { name: 'Add task' }).click()
        await saved('Task added')
      },
      async () => {
        const [task] = await tasks()
        expect(task?.attributes).toMatchObject({ title: 'Publish the listing', status: 'open', ownerId: account.id })
      },
    )
    await day.act(
      'adds another task',
      async () => {
        await desk.getByLabel('New task').fill('Order the photos')
        await desk.getByLabel('Due').fill(today)
        await desk.getByRole('button', { name: 'Add task' }).click()
        await expect(desk.getByText('Order the photos').first()).toBeVisible()
      },
      async () => expect(await tasks()).toHaveLength(2),
    )
    await day.act(
      'finds both on Today',
      () => go('/'),
      async () => {
        await expect(desk.getByText('Publish the listing').first()).toBeVisible()
        await expect(desk.getByText('Order the photos').first()).toBeVisible()
        await expect(desk.getByRole('link', { name: '1 Listing agreement signed', exact: true })).toBeVisible()
      },
    )
    await day.act(
      'marks one done on Today',
      () => desk.getByRole('button', { name: 'Mark done: Publish the listing' }).click(),
      async () => {
        await expect
          .poll(async () =>
            (await tasks())
              .map(({ attributes }) => attributes['status'])
              .toSorted()
              .join(),
          )
          .toBe('done,open')
        await expect(desk.getByText('Publish the listing')).toHaveCount(0)
      },
    )
    await day.act(
      'opens the homes of a stage from Today',
      () => desk.getByRole('link', { name: '1 Accepted', exact: true }).click(),
      async () => {
        await expect(desk.getByRole('link', { name: new RegExp(second.family.lastName) })).toBeVisible()
        await expect(desk.getByRole('link', { name: new RegExp(first.family.lastName) })).toHaveCount(0)
      },
    )
    await day.act(
      'closes the other home without a reason',
      async () => {
        await go(`/homes/${second.id}`)
        await moveTo('Closed unresponsive')
      },
      async () => {
        await saved('Say why you close this home')
        expect((await home(second.id)).stage).toBe('accepted')
      },
    )
    await day.act(
      'closes it with the reason',
      async () => {
        await desk.getByLabel('New stage').selectOption('Closed unresponsive')
        await desk.getByLabel('Reason (required to close it)').fill('Three calls, no answer.')
        await desk.getByRole('button', { name: 'Change stage' }).click()
        await saved('Stage changed')
      },
      async () => {
        expect(await home(second.id)).toMatchObject({
          stage: 'closed-unresponsive',
          closedReason: 'Three calls, no answer.',
        })
        await expect(desk.getByText('Three calls, no answer.')).toBeVisible()
      },
    )
    await day.act(
      'takes it up again, and the reason is gone',
      async () => {
        await moveTo('Nurture')
        await expect(desk.locator('[aria-current="step"]')).toContainText('Nurture')
      },
      async () => expect(await home(second.id)).not.toHaveProperty('closedReason'),
    )
    await day.act(
      'goes on with the first home: In escrow, with the keyboard',
      async () => {
        await go(`/homes/${first.id}`)
        await desk.getByRole('button', { name: 'Move to In escrow' }).focus()
        await desk.keyboard.press('Enter')
        await expect(desk.locator('[aria-current="step"]')).toContainText('In escrow')
      },
      async () => expect((await home()).stage).toBe('in-escrow'),
    )
    await day.act(
      'sells it',
      async () => {
        await desk.getByRole('button', { name: 'Move to Home sold' }).click()
        await expect(desk.locator('[aria-current="step"]')).toContainText('Home sold')
      },
      async () => {
        await asAdmin(admin.request, api)
        const { clientId } = await home()
        const { timeline } = await readAttributes(admin, `/secure/clients/${String(clientId)}`)
        expect(JSON.stringify(timeline)).toContain('Home to sell: In escrow → Home sold')
      },
    )
    await day.act(
      'opens the family, and contacts it',
      async () => {
        await desk.getByRole('link', { name: 'Open family and contact info' }).click()
        await desk.getByRole('button', { name: 'I contacted them' }).click()
        await saved('Response saved. Thank you for contacting the family.')
      },
      () => expect(desk.getByRole('button', { name: 'I offered a tour' })).toHaveCount(0),
    )
    await day.act(
      'sorts the list by stage',
      async () => {
        await go('/homes')
        await desk
          .getByRole('link', { name: /^Stage/ })
          .first()
          .click()
        await expect(desk).toHaveURL(/sort=stage/)
      },
      () => expect(desk.getByText('Home sold').filter({ visible: true }).first()).toBeVisible(),
    )
    await day.act(
      'can’t open the home of another agent',
      async () => expect((await go(`/homes/${foreign.id}`))?.status()).toBe(404),
      async () => {
        const response = await desk.request.get(`${api}/marketplace/sren-referrals/${foreign.id}`)
        expect(response.status()).toBe(404)
      },
    )
    await day.act(
      'keeps its notes from the advisors',
      () => openAs(advisor, colleague.email, '/dashboard/'),
      async () => {
        const response = await advisor.request.get(`${api}/marketplace/sren-referrals?page-size=100`)
        expect(await response.text()).not.toContain('Larkspur')
      },
    )
    expectFullDay(day)

    for (const path of ['/', '/homes', `/homes/${first.id}`, '/real-estate'])
      await expectSoundOnPhones(desk, `${dashboard}/dashboard${path}`)
    for (const page of [advisor, admin, desk]) await page.context().close()
  },
)

test('a home that changes on another device keeps a half-typed note and a chosen stage, and isn’t overwritten without a word [WORK-005, AGENT-006]', async ({
  browser,
  request,
}) => {
  const account = await addRealEstateAccount(request, state)
  const { id } = await addHome(browser, request, account.id)
  const desk = await (await browser.newContext()).newPage()
  await openAs(desk, account.email, '/dashboard/real-estate')
  await desk.getByRole('button', { name: 'Accept this home' }).click()
  await expect(desk.getByText(/^Home accepted\./)).toBeVisible()
  const phone = await (await browser.newContext()).newPage()
  await openAs(phone, account.email, `/dashboard/homes/${id}`)
  await openPage(desk, `${dashboard}/dashboard/homes/${id}`)
  await openPage(phone, `${dashboard}/dashboard/homes/${id}`)

  await desk.getByLabel('New note').fill('The roof was redone in')
  await desk.getByLabel('New stage').selectOption('Closed other')
  await desk.getByLabel('Reason (required to close it)').fill('They rent it out.')
  await phone.getByLabel('New stage').selectOption('In escrow')
  await phone.getByRole('button', { name: 'Change stage' }).click()
  await expect(phone.getByText('Stage changed', { exact: true })).toBeVisible()

  const changed = desk.getByText('The stage was changed to In escrow while you were choosing.')
  await expectLive(desk, () => expect(changed).toBeVisible())
  await expect(desk.getByLabel('New note')).toHaveValue('The roof was redone in')
  await expect(desk.getByLabel('New stage')).toHaveValue('closed-other')
  await expect(desk.getByLabel('Reason (required to close it)')).toHaveValue('They rent it out.')
  await desk.getByRole('button', { name: 'Change stage' }).click()
  await expect(
    desk.getByText(/Your choice wasn’t saved because the stage was changed to In escrow/).first(),
  ).toBeVisible()
  const stored = () => readAttributes(desk, `/marketplace/sren-referrals/${id}`)
  expect((await stored()).stage).toBe('in-escrow')
  await desk.getByRole('button', { name: 'Change stage' }).click()
  await expect(desk.getByText('Stage changed', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ stage: 'closed-other', closedReason: 'They rent it out.' })
  await expect(desk.getByLabel('New note')).toHaveValue('The roof was redone in')
  await desk.getByRole('button', { name: 'Save note' }).click()
  await expect(desk.getByText('Note saved')).toBeVisible()
  await expect(desk.getByLabel('New note')).toHaveValue('')
  for (const page of [desk, phone]) await page.context().close()
})
