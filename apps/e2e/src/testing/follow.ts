import { expect, type Locator } from '@playwright/test'
import { type Hands, pointer } from './hands'

/** What may stand after a wizard, by the heading it has. [FLOW-002] */
const modals = {
  nearby: /^Request a call from these nearby community options for pricing$/,
  disclosure: /^Before we continue$/,
  d2cConfirmation: /^Requests sent\. You'll receive calls from the following communities:$/,
  advisor: /(is your local advisor|will call you)$/,
  postConversion: /^(Who are you searching for\?|Who will live there\?|How old is the person who moves\?)$/,
} as const

/** A modal that follows the wizard. */
export type Modal = keyof typeof modals

/** The modal that stands, once it is none of `before`. The wizard itself takes three seconds to get there. */
export async function nextModal(dialog: Locator, before: readonly Modal[] = []): Promise<Modal> {
  let found: Modal | undefined
  await expect(async () => {
    const heading = (await dialog.getByRole('heading').first().innerText()).trim()
    const [modal] = Object.entries(modals).find(([, words]) => words.test(heading)) ?? []
    found = isModal(modal) ? modal : undefined
    expect(found, `"${heading}" is the heading of a modal`).toBeTruthy()
    expect(before).not.toContain(found)
  }).toPass({ timeout: 30_000 })
  if (!found) throw new Error('No modal stands')
  return found
}

const isModal = (name: string | undefined): name is Modal => name !== undefined && name in modals

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })

/** Asks all the nearby communities and waits for the word that it was done. Gives their names. [CTA-005] */
export async function askAllNearby(dialog: Locator, hands: Hands = pointer): Promise<string[]> {
  const names = await dialog.locator('li:has(p) p:first-of-type').allInnerTexts()
  await hands.press(button(dialog, 'Get pricing from all'))
  await expect(dialog.getByText('Pricing has been requested')).toBeVisible({ timeout: 15_000 })
  await hands.press(button(dialog, 'Continue'))
  return names
}

/** The first modal after the nearby communities, which are left be where they are offered. [CONF-005] */
export async function pastNearby(dialog: Locator, hands: Hands = pointer): Promise<Modal> {
  const modal = await nextModal(dialog)
  if (modal !== 'nearby') return modal
  await hands.press(button(dialog, 'Skip'))
  return nextModal(dialog, ['nearby'])
}

/** Answers a state's disclosure. [DISC-004] */
export async function answerDisclosure(dialog: Locator, acknowledges: boolean, hands: Hands = pointer): Promise<void> {
  await hands.press(button(dialog, acknowledges ? 'I acknowledge' : 'I do not acknowledge'))
  await expect(dialog.getByText('Please wait while we submit your request')).toBeVisible()
}

/** Leaves a confirmation. */
export const confirm = (dialog: Locator, hands: Hands = pointer) => hands.press(button(dialog, 'Continue'))

/** Answers every question of the post-conversion wizard and submits it. Gives the questions in their order. [POST-001] */
export async function walkPostConversion(dialog: Locator, hands: Hands = pointer): Promise<string[]> {
  const asked: string[] = []
  for (let count = 0; count < 12; count += 1) {
    let question = ''
    await expect(async () => {
      question = (await dialog.getByRole('heading').first().innerText()).trim()
      expect(question).not.toBe(asked.at(-1))
    }).toPass({ timeout: 15_000 })
    asked.push(question)
    await answerPost(dialog, question, hands)
    const next = dialog.getByRole('button', { name: /^(Continue|Submit)$/ })
    await expect(next).toBeEnabled()
    const isLast = (await next.innerText()) === 'Submit'
    await hands.press(next)
    if (isLast) return asked
  }
  throw new Error(`The post-conversion wizard did not end: ${asked.join(' → ')}`)
}

async function answerPost(dialog: Locator, question: string, hands: Hands): Promise<void> {
  const radio = (name: string) => hands.pick(dialog.getByRole('radio', { name, exact: true }))
  const box = (name: string) => hands.pick(dialog.getByRole('checkbox', { name, exact: true }))
  switch (question) {
    case 'Who are you searching for?':
      return radio('Mother')
    case 'Who’s moving in?':
      return hands.type(dialog.getByLabel('Name of the person moving in'), 'Ruth Of')
    case 'How old is the person moving in?':
      return hands.type(dialog.getByLabel('Age in years'), '84')
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
      return hands.type(dialog.getByLabel('What we should know'), 'She has a small dog.')
  }
}
