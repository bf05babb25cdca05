import { budgetRanges } from '@pkg/domain'
import { expect, type Locator } from '@playwright/test'
import { type InputDriver, pointer } from './input-driver'
import type { TypedFamily } from './wizard'

/** The wizard's steps, by question. */
const questions = {
  'Who are you searching for?': 'LookingFor',
  'How much help is needed each day?': 'CareLevel',
  'What’s your timeline for moving?': 'MoveTimeline',
  'Would you like a free 15-minute planning consultation?': 'PlanningConsulation',
  'What’s your monthly budget?': 'BudgetRangeInfo',
  'What could help pay for care?': 'BudgetInfo',
  'What would you like to do next?': 'NextStep',
  'When would you like to tour?': 'TourInfo',
  'What would you like to ask the community?': 'CommunityInfo',
  'Which other communities would you like to compare?': 'SimilarCommunities',
  'Where should we look?': 'UserLocation',
  'What’s your name?': 'NameInfo',
  'What’s your email address?': 'EmailInfo',
  'What’s your phone number?': 'PhoneInfo',
  'How can we reach you?': 'ContactInfo',
  'What are your housing plans?': 'HousingOptions',
  'Would you like help selling a home?': 'homeSaleInterest',
  'Who’s moving in?': 'ResidentNameInfo',
} as const

/** A step of the wizard. */
export type Step = (typeof questions)[keyof typeof questions]

const defaultAnswers: Partial<Record<Step, string>> = {
  LookingFor: 'Mother',
  CareLevel: 'Some help',
  MoveTimeline: 'Within 30 Days',
  PlanningConsulation: 'Yes',
  BudgetRangeInfo: '$2K-$5K',
  BudgetInfo: 'Medicaid',
  NextStep: 'Get a detailed price breakdown',
  CommunityInfo: 'Availability',
  HousingOptions: 'Rent a home',
  homeSaleInterest: 'No',
  UserLocation: 'Boise, ID',
}

/** How a family completes a wizard. */
export interface WizardRun {
  family: TypedFamily
  /** The answers that differ from the default ones, by step. */
  answers?: Partial<Record<Step, string>>
  driver?: InputDriver
  /** Whether the family gives no phone number, where the operator allows that. [TRUST-006] */
  noCalls?: true
  /** Called at each step, before its answer. */
  onStep?: (step: Step) => Promise<void>
}

/** Answers every question of a wizard and submits it. Returns the steps in order. */
export async function completeWizard(
  wizard: Locator,
  { family, answers, driver = pointer, noCalls, onStep }: WizardRun,
): Promise<Step[]> {
  const chosen = { ...defaultAnswers, ...answers }
  const steps: Step[] = []
  for (let count = 0; count < 20; count += 1) {
    const step = await nextStep(wizard, steps.at(-1))
    steps.push(step)
    await onStep?.(step)
    const button = wizard.getByRole('button', { name: /^(Continue|Submit)$/ })
    const goesWithout = noCalls && (step === 'PhoneInfo' || step === 'ContactInfo')
    await answer(wizard, step, chosen[step] ?? '', goesWithout ? { ...family, phone: '' } : family, driver)
    if (goesWithout) {
      // The step goes on only after the family could read who has its request.
      await expect(button).toBeEnabled()
      await driver.press(wizard.getByRole('button', { name: "I'd rather not be called" }))
      continue
    }
    await expect(button).toBeEnabled()
    const isLast = (await button.innerText()) === 'Submit'
    await driver.press(button)
    if (isLast) return steps
  }
  throw new Error(`The wizard did not end: ${steps.join(' → ')}`)
}

/** Waits for a step other than `before`, with its button ready. */
async function nextStep(wizard: Locator, before: Step | undefined): Promise<Step> {
  let found: Step | undefined
  await expect(async () => {
    const heading = (await wizard.getByRole('heading').first().innerText()).trim()
    found = Object.entries(questions).find(([question]) => question === heading)?.[1]
    expect(found, `"${heading}" is a question`).toBeTruthy()
    expect(found).not.toBe(before)
  }).toPass({ timeout: 60_000 })
  await expect(wizard.getByRole('button', { name: /^(Continue|Submit)$/ })).toBeVisible()
  if (!found) throw new Error('No question is open')
  return found
}

async function answer(
  wizard: Locator,
  step: Step,
  chosen: string,
  family: TypedFamily,
  driver: InputDriver,
): Promise<void> {
  const field = (name: string) => wizard.getByLabel(name, { exact: true })
  const choice = wizard
    .getByRole('radio', { name: chosen, exact: true })
    .or(wizard.getByRole('checkbox', { name: chosen, exact: true }))
  switch (step) {
    case 'NameInfo':
      await driver.type(field('First name'), family.firstName)
      return driver.type(field('Last name'), family.lastName)
    case 'EmailInfo':
      // A signed-in person's email is locked. [GWZ-098]
      return (await field('Email').isEditable()) ? driver.type(field('Email'), family.email) : undefined
    case 'PhoneInfo':
      return driver.type(field('Phone number'), family.phone)
    case 'ContactInfo':
      await driver.type(field('First name'), family.firstName)
      await driver.type(field('Last name'), family.lastName)
      await driver.type(field('Email'), family.email)
      return driver.type(field('Phone number'), family.phone)
    case 'ResidentNameInfo':
      return driver.type(field('Name of the person moving in'), 'Ruth Of')
    case 'UserLocation':
      await driver.type(wizard.getByRole('combobox'), chosen)
      await expect(wizard.getByRole('option').first()).toBeVisible()
      await wizard.page().keyboard.press('ArrowDown')
      return wizard.page().keyboard.press('Enter')
    case 'TourInfo':
      await driver.pick(wizard.getByRole('radio').first())
      return driver.pick(wizard.getByRole('radio', { name: 'Morning (8AM-12PM)' }))
    case 'SimilarCommunities':
      return driver.pick(wizard.getByRole('checkbox').first())
    case 'CareLevel':
      return driver.pick(wizard.getByRole('radio', { name: chosen }))
    case 'BudgetRangeInfo':
      // A community can have its own ranges.
      return driver.pick(wizard.getByRole('radio').nth(budgetRanges.findIndex((range) => range === chosen)))
    default:
      return driver.pick(choice)
  }
}
