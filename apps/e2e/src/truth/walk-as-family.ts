import { expect, type Locator, type Page } from '@playwright/test'
import { answerDisclosure, confirm, type Modal, nextModal, requestAllNearby } from '../testing/after-wizard'
import type { FoundCommunity } from '../testing/communities'
import { completeWizard } from '../testing/complete-wizard'
import { openPage } from '../testing/open-page'
import { acknowledgeDisclosure, fillPlainRequest } from '../testing/plain-request'
import type { TypedFamily } from '../testing/wizard'
import type { Walk } from './cases'
import { readNearbyPrices, type ReadSentence, readSentences, type Screen } from './reading'

/** What a family does and reads. */
export interface FamilyWalk {
  page: Page
  walk: Walk
  family: TypedFamily
  community: FoundCommunity
}

const modalScreens: Partial<Record<Modal, Screen>> = {
  nearby: 'nearby',
  disclosure: 'disclosure',
  d2cConfirmation: 'team confirmation',
  advisor: 'advisor confirmation',
}

/** Completes an open wizard and everything after it. Returns the sentences that the family read. */
export async function walkWizard(dialog: Locator, { family, walk }: FamilyWalk): Promise<ReadSentence[]> {
  const read: ReadSentence[] = []
  await completeWizard(dialog, {
    family,
    async onStep(step) {
      if (await dialog.getByRole('button', { name: 'Submit' }).isVisible()) {
        read.push(...(await readSentences('last step', dialog.getByText(/ pays us /))))
      }
      if (step !== 'PhoneInfo' && step !== 'ContactInfo') return
      await expect(dialog.getByText(/^First call/)).toBeVisible()
      read.push(...(await readSentences('phone step', dialog)))
    },
  })
  if (!walk.hasDisclosure) {
    await expect(dialog.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
    await expect(dialog.getByText('Each month', { exact: true })).toBeVisible()
    read.push(...(await readSentences('sent', dialog)))
    if (walk.schema === 'activeAdult') {
      await confirm(dialog)
      return read
    }
  }
  return walk.schema === 'activeAdult' ? read : [...read, ...(await walkModals(dialog, walk))]
}

/** Goes through the modals after a wizard, up to the questions after the confirmation. */
async function walkModals(dialog: Locator, { acknowledges, asksNearby }: Walk): Promise<ReadSentence[]> {
  const read: ReadSentence[] = []
  const passed: Modal[] = []
  for (;;) {
    const modal = await nextModal(dialog, passed)
    if (modal === 'homebase') return [...read, ...(await readHomebase(dialog.page()))]
    const screen = modalScreens[modal]
    if (!screen) return read
    if (modal === 'nearby') await expect(dialog.getByText(/^When you send this request/)).toBeVisible()
    read.push(...(await readSentences(screen, dialog)))
    if (modal === 'nearby') read.push(...(await readNearbyPrices(dialog)))
    passed.push(modal)
    if (modal === 'nearby') {
      if (asksNearby) await requestAllNearby(dialog)
      else await dialog.getByRole('button', { name: 'Skip' }).click()
    } else if (modal === 'disclosure') await answerDisclosure(dialog, acknowledges)
    else return read
  }
}

/** Reads what the family’s own page says about the request: that it was sent, and what’s next. [HOME-001, HOME-002] */
async function readHomebase(page: Page): Promise<ReadSentence[]> {
  const sent = page.getByRole('status').filter({ hasText: /^We (?:sent|got) your request/ })
  await expect(sent).toBeVisible()
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next steps' }) })
  const advisor = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your local advisor' }) })
  const read = await readSentences('homebase', sent)
  read.push(...(await readSentences('homebase', steps)))
  // The time has no word that a claim has.
  for (const text of await steps.getByText(/^By .+ at the latest\.$/).allInnerTexts()) {
    read.push({ screen: 'homebase', text })
  }
  for (const section of await advisor.all()) read.push(...(await readSentences('homebase', section)))
  return read
}

/** Sends a request on one page, as a browser without scripts does. */
export async function walkPlainForm(
  { page, family, community, walk }: FamilyWalk,
  query: string,
): Promise<ReadSentence[]> {
  await openPage(page, `/custom-pricing?community=${community.id}${query}`)
  // Paid ads ask for the place first.
  if (walk.schema === 'PaidAd') await page.getByRole('textbox', { name: 'City or ZIP code' }).fill('Denver, CO')
  else await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const form = page.getByRole('main')
  await fillPlainRequest(page, family, 'Some help')
  if (walk.acknowledges) await acknowledgeDisclosure(page)
  else if (walk.hasDisclosure) await page.getByRole('radio', { name: 'I do not acknowledge' }).check()
  const read = await readSentences('plain form', form)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('See who has your information')).toBeVisible()
  return [...read, ...(await readSentences('plain sent', form))]
}

/** Sends the request of a returning family from the review. */
export async function walkReview(dialog: Locator, { community, walk }: FamilyWalk): Promise<ReadSentence[]> {
  await expect(dialog.getByRole('heading', { name: `Get pricing from ${community.name}?` })).toBeVisible()
  await expect(dialog.getByText(/^When you send this request/)).toBeVisible()
  const read = await readSentences('review', dialog)
  await dialog.getByRole('button', { name: 'Send my request' }).click()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  if (walk.hasDisclosure) {
    await expect(dialog.getByRole('heading', { name: 'Before we continue' })).toBeVisible()
    read.push(...(await readSentences('disclosure', dialog)))
    await answerDisclosure(dialog, walk.acknowledges)
  }
  await expect(dialog.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
  await expect(dialog.getByText('Each month', { exact: true })).toBeVisible()
  return [...read, ...(await readSentences('sent', dialog))]
}
