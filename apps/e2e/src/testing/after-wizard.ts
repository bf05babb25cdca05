import { expect, type Locator, type Page } from '@playwright/test'
import { type InputDriver, pointer } from './input-driver'

/** The modals that can follow a wizard, by heading. [FLOW-002] */
const modals = {
  nearby: /^Request an? (?:call|email) from these nearby community options for pricing$/,
  disclosure: /^Before we continue$/,
  d2cConfirmation: /^Requests sent\. You['’]ll receive (?:calls|emails) from the following communities:$/,
  advisor: /(is your local advisor|will (?:call|email) you)$/,
  postConversion: /^(Who are you searching for\?|Who’s moving in\?|How old is the person moving in\?)$/,
} as const

/** What follows the wizard: a modal, or the family’s own page, on which our own site continues. [FLOW-010, FLOW-013] */
export type Modal = keyof typeof modals | 'homebase'

/** What the wizards say once a request was sent: as their heading, or above a price. [GWZ-116, LOOK-007] */
const sentText =
  /^(Thank you! We will get back to you shortly|Thanks! We will connect you with helpful resources at your shared email!)$/

/**
 * Waits for a modal other than those in `before`. The wizard needs three seconds to get there, and then says who has the request until the
 * person continues. [TRUTH-003]
 */
export async function nextModal(
  dialog: Locator,
  before: readonly Modal[] = [],
  driver: InputDriver = pointer,
): Promise<Modal> {
  let found: Modal | undefined
  await expect(async () => {
    if (isHomebase(dialog.page().url())) {
      found = 'homebase'
      return
    }
    const heading = (await dialog.getByRole('heading').first().innerText({ timeout: 1000 })).trim()
    const next = button(dialog, 'Continue')
    // A wizard on a page of its own shows again that the request was sent while the family’s own page loads.
    if ((await dialog.getByText(sentText).isVisible()) && (await next.isVisible())) {
      await driver.press(next)
      // A second press would wait for a button that is gone.
      await expect(dialog.getByText(sentText)).toHaveCount(0)
    }
    const [modal] = Object.entries(modals).find(([, words]) => words.test(heading)) ?? []
    found = isModal(modal) ? modal : undefined
    expect(found, `"${heading}" is the heading of a modal`).toBeTruthy()
    expect(before).not.toContain(found)
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error('No modal is open')
  return found
}

const isModal = (name: string | undefined): name is keyof typeof modals => name !== undefined && name in modals

const isHomebase = (url: string): boolean => new URL(url).pathname === '/homebase'

/** Expects the family’s own page after a request, which says that it was sent. [FLOW-010, FLOW-013, HOME-001] */
export async function expectHomebase(page: Page, community: string): Promise<void> {
  await expect(page).toHaveURL(/\/homebase\?modal=communityPricing&communityName=/)
  await expect(page.getByRole('status').filter({ hasText: `We sent your request about ${community}` })).toBeVisible()
}

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })

/** Requests pricing from all nearby communities, waits for the toast, and returns their names. [CTA-005] */
export async function requestAllNearby(dialog: Locator, driver: InputDriver = pointer): Promise<string[]> {
  const names = await dialog.locator('li:has(p) p:first-of-type').allInnerTexts()
  const pressed = performance.now()
  await driver.press(button(dialog, 'Get pricing from all'))
  await expect(button(dialog, 'Requesting')).toBeVisible()
  await expect(dialog.getByText('Pricing has been requested')).toBeVisible({ timeout: 60_000 })
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(4000)
  await driver.press(button(dialog, 'Continue'))
  return names
}

/** Skips the nearby communities if they're offered, and returns the next modal. [CONF-005] */
export async function skipNearby(dialog: Locator, driver: InputDriver = pointer): Promise<Modal> {
  const modal = await nextModal(dialog, [], driver)
  if (modal !== 'nearby') return modal
  await driver.press(button(dialog, 'Skip'))
  return nextModal(dialog, ['nearby'], driver)
}

/** Answers a state's disclosure. [DISC-004] */
export async function answerDisclosure(
  dialog: Locator,
  acknowledges: boolean,
  driver: InputDriver = pointer,
): Promise<void> {
  await driver.press(button(dialog, acknowledges ? 'I acknowledge' : 'I do not acknowledge'))
  await expect(dialog.getByText('Please wait while we submit your request')).toBeVisible()
}

/** Closes a confirmation. */
export const confirm = (dialog: Locator, driver: InputDriver = pointer) => driver.press(button(dialog, 'Continue'))

/** Completes the post-conversion wizard, and returns its questions in order. [POST-001] */
export async function completePostConversion(dialog: Locator, driver: InputDriver = pointer): Promise<string[]> {
  const questions: string[] = []
  for (let count = 0; count < 12; count += 1) {
    let question = ''
    await expect(async () => {
      question = (await dialog.getByRole('heading').first().innerText()).trim()
      expect(question).not.toBe(questions.at(-1))
    }).toPass({ timeout: 60_000 })
    questions.push(question)
    await answerPost(dialog, question, driver)
    const next = dialog.getByRole('button', { name: /^(Continue|Submit)$/ })
    await expect(next).toBeEnabled()
    const isLast = (await next.innerText()) === 'Submit'
    await driver.press(next)
    if (isLast) return questions
  }
  throw new Error(`The post-conversion wizard did not end: ${questions.join(' → ')}`)
}

async function answerPost(dialog: Locator, question: string, driver: InputDriver): Promise<void> {
  const radio = (name: string) => driver.pick(dialog.getByRole('radio', { name, exact: true }))
  const box = (name: string) => driver.pick(dialog.getByRole('checkbox', { name, exact: true }))
  switch (question) {
    case 'Who are you searching for?':
      return radio('Mother')
    case 'Who’s moving in?':
      return driver.type(dialog.getByLabel('Name of the person moving in'), 'Ruth Of')
    case 'How old is the person moving in?':
      return driver.type(dialog.getByLabel('Age in years'), '84')
    case 'How far along is your search?':
      return radio('Touring communities')
    case 'What led to your search?':
      return box('Too much time alone')
    case 'What makes a good day?':
      return box('Gardening')
    case 'Which rooms would work?':
      return box('Studio')
    case 'Who helps now?':
      return box('Family or friends')
    default:
      await radio('Yes')
      return driver.type(dialog.getByLabel('What we should know'), 'She has a small dog.')
  }
}
