import { noBenefits } from '@pkg/domain'
import { expect, test } from 'vitest'
import { en } from '../texts/en'
import { es } from '../texts/es'
import { canGoBack, isNextDisabled, nextLabel, statusText } from './wizard-status'
import { gwizzyMachines } from './schemas'
import { isStepId, stepIds } from './step-ids'
import { settle, start } from './wizard.test.kit'

test('there are nineteen step identifiers with their odd spellings [GWZ-001]', () => {
  expect(stepIds).toHaveLength(19)
  expect(stepIds).toContain('PlanningConsulation')
  expect(stepIds).toContain('homeSaleInterest')
})

test('Back shows once the path has more than one step [GWZ-071]', async () => {
  const run = start()
  expect(canGoBack(run.context())).toBe(false)
  await run.walkTo('CareLevel')
  expect(canGoBack(run.context())).toBe(true)
  run.back()
  expect(run.context()).toMatchObject({ step: 'LookingFor', path: ['LookingFor'] })
  expect(canGoBack(run.context())).toBe(false)
})

test('Back returns along the path, keeps answers, and reports it [GWZ-071, GWZ-103]', async () => {
  const steps: string[] = []
  const run = start({ services: { track: (event) => 'step' in event && steps.push(`${event.name} ${event.step}`) } })
  await run.walkTo('NameInfo', { BudgetRangeInfo: { budgetRange: '<$2K' }, BudgetInfo: { budget: [noBenefits] } })
  run.back()
  expect(run.context()).toMatchObject({ step: 'BudgetInfo', answers: { budget: [noBenefits] } })
  run.back()
  run.answer({ budgetRange: '$5K+' })
  run.next()
  expect(run.context().step).toBe('NameInfo')
  expect(run.context().answers.budget).toBeUndefined()
  expect(steps.slice(-3)).toEqual([
    'step-previous NameInfo',
    'step-previous BudgetInfo',
    'step-completed BudgetRangeInfo',
  ])
})

test('an unanswered step stays and shows what is missing [VAL-013, VAL-019, GWZ-117]', () => {
  const run = start()
  run.next()
  expect(run.context()).toMatchObject({ step: 'LookingFor', errors: { lookingFor: 'Required' } })
  expect(isNextDisabled(run.context())).toBe(true)
  run.answer({ lookingFor: 'Mother' })
  expect(run.context().errors).toEqual({})
  expect(isNextDisabled(run.context())).toBe(false)
})

test('the button is disabled during a check and while submitting [GWZ-117, GWZ-102]', async () => {
  const never = () => new Promise<never>(() => undefined)
  const run = start({ services: { applyFormValidation: never } })
  await run.walkTo('PhoneInfo')
  run.answer({ phone: '2085550123' })
  run.next()
  expect(run.context().status).toBe('pending')
  expect(isNextDisabled(run.context())).toBe(true)
  const submitted = start()
  await submitted.walkTo('submit')
  expect(submitted.context().status).toBe('submitting')
  expect(isNextDisabled(submitted.context())).toBe(true)
  expect(canGoBack(submitted.context())).toBe(false)
})

const lookup = (isResidentNameRequired: boolean) => async () => ({ info: { isResidentNameRequired } })

test.each([
  ['Mother', true, {}, 'Continue', 'ResidentNameInfo'],
  ['Mother', false, {}, 'Submit', 'homeSaleInterest'],
  ['Myself', true, {}, 'Submit', 'homeSaleInterest'],
  ['Self + Partner', true, {}, 'Submit', 'homeSaleInterest'],
  ['Mother', true, { residentName: 'Ruth Lee' }, 'Submit', 'homeSaleInterest'],
] as const)(
  'for %s, name required %s and %j the button reads %s, and %s is the last step [GWZ-066, GWZ-067, GWZ-068, GWZ-069]',
  async (lookingFor, isRequired, known, label, last) => {
    const run = start({ services: { isGwizzyQuestion: lookup(isRequired) } })
    await settle()
    await run.walkTo('homeSaleInterest', { LookingFor: { lookingFor, ...known } })
    expect(nextLabel(run.context())).toBe(label)
    await run.walkTo('submit')
    expect(run.context()).toMatchObject({ step: last, status: 'submitting' })
  },
)

test("the last step's button reads Submit, and every earlier one reads Continue [GWZ-066, GWZ-067]", async () => {
  const run = start({ services: { isGwizzyQuestion: lookup(true) } })
  await settle()
  expect(nextLabel(run.context())).toBe('Continue')
  await run.walkTo('ResidentNameInfo')
  expect(nextLabel(run.context())).toBe('Submit')
})

test('homeSaleInterest waits at most eight seconds for a pending lookup [GWZ-068]', async () => {
  const questions: unknown[] = []
  const isGwizzyQuestion = (question: unknown) => {
    questions.push(question)
    return new Promise<never>(() => undefined)
  }
  const run = start({ services: { isGwizzyQuestion } })
  await run.walkTo('homeSaleInterest')
  expect(questions).toEqual([{ questionType: 'residentName', communitySlug: 'oak-house' }])
  expect(run.context()).toMatchObject({ step: 'homeSaleInterest', status: 'pending' })
  run.clock.increment(8000)
  expect(run.context().status).toBe('started')
  expect(nextLabel(run.context())).toBe('Submit')
})

test("logs a failed lookup and doesn't ask for a name [GWZ-068]", async () => {
  const logged: string[] = []
  const services = {
    isGwizzyQuestion: () => Promise.reject(new Error('down')),
    log: (message: string) => void logged.push(message),
  }
  const run = start({ services })
  await settle()
  expect(run.context().isResidentNameRequired).toBe(false)
  expect(logged).toEqual(['Resident question lookup failed'])
})

test('shows a status text while submitting, when done, when done without an agent, or as the caller sets it [GWZ-114, GWZ-115, GWZ-116]', () => {
  const context = start().context()
  expect(statusText(context)).toBeUndefined()
  expect(statusText({ ...context, status: 'submitting' })).toBe('Please wait while we submit your request')
  expect(statusText({ ...context, status: 'done' })).toBe('Thank you! We will get back to you shortly')
  expect(statusText({ ...context, status: 'done' }, en, 'See you soon')).toBe('See you soon')
  expect(statusText({ ...context, status: 'submitting' }, es)).toBe(es.status.submitting)
  expect(statusText({ ...context, status: 'done', schema: 'noAgent' })).toBe(
    'Thanks! We will connect you with helpful resources at your shared email!',
  )
})

test('every step says why its answer helps, and the lowest range has a footer [GWZ-070, GWZ-078]', () => {
  expect(en.reasons.title).toBe('WHY THIS IS IMPORTANT')
  const reasons: Partial<Record<string, string>> = en.reasons
  for (const { states } of Object.values(gwizzyMachines)) {
    for (const step of Object.keys(states).filter(isStepId)) expect(reasons[step]).toMatch(/^[A-Z].*\.$/)
  }
  expect(en.budget.footer).toBe(
    'Less than 2% of communities in your area are less than $2,000. A larger budget will give you more options.',
  )
})
