import { expect, test } from 'vitest'
import { wizardSettings } from '~/features/wizard'
import { chooseVariant, readExitContent } from './exit-content'
import { isLeavingPoint, mayAskOn } from './exit-intent'
import { surveySteps } from './survey-steps'

const exitSurvey = { question: 'What couldn’t you find?', choices: ['What it costs', 'Enough photos'] }

test.each([
  ['/', true],
  ['/custom-pricing', false],
  ['/custom-pricing/', false],
  ['/custom-pricing-explained', true],
  ['/dashboard', false],
  ['/dashboard/families', false],
  ['/assisted-living/co/fort-collins', true],
])('can appear on %s: %s [EXIT-003]', (pathname, expected) => expect(mayAskOn(pathname)).toBe(expected))

test.each([
  [0, 300, true, 'the left edge'],
  [400, 51, true, 'just below the top 50 px'],
  [400, 50, false, 'the top, toward the tabs'],
  [949, 400, true, 'just left of the rightmost 50 px'],
  [950, 400, false, 'the right, toward the scroll bar'],
])('leaving at %i, %i counts: %s (%s) [EXIT-005]', (clientX, clientY, expected) =>
  expect(isLeavingPoint({ clientX, clientY }, 1000)).toBe(expected),
)

test.each([
  [{ exitSurvey }, 25_000],
  [{ exitSurvey, exitModalTimeout: 4000 }, 4000],
  [{ exitSurvey, exitModalTimeout: 0 }, 0],
  [{ exitSurvey, exitModalTimeout: 'soon' }, 25_000],
])('%j waits %i ms [EXIT-006]', (entry, timeout) => expect(readExitContent(entry)).toMatchObject({ timeout }))

test.each([
  { exitSurvey, isEnabled: false },
  { exitSurvey: { ...exitSurvey, choices: [] } },
  { exitSurvey: { choices: ['What it costs'] } },
  {},
  'Not found',
  null,
])('%j shows no survey [EXIT-004]', (entry) => expect(readExitContent(entry)).toBeUndefined())

test('uses the texts of the named variant, the default ones, or its own [EXIT-008]', () => {
  const variants = ['default', 'price'].map((variant) => ({ variant, title: `${variant} title`, text: 'Text' }))
  const content = readExitContent({ exitSurvey: { ...exitSurvey, variants: [...variants, 'broken'] } })
  const bare = readExitContent({ exitSurvey })
  if (!content || !bare) throw new Error('The content shows no survey')
  expect(chooseVariant(content, 'price').title).toBe('price title')
  expect(chooseVariant(content, 'later').title).toBe('default title')
  expect(chooseVariant(bare, 'price').title).toBe('Before you go')
})

test('requires an answer, and accepts no email address or a correct one [FORM-012]', () => {
  const content = readExitContent({ exitSurvey })
  if (!content) throw new Error('The content shows no survey')
  const [choices, email] = surveySteps(content)
  expect(choices.validate?.({})).toEqual({ choices: 'Choose at least one answer' })
  expect(choices.validate?.({ choices: ['Enough photos'] })).toEqual({})
  expect(email.validate?.({ email: ' ' })).toEqual({})
  expect(email.validate?.({ email: 'ruth@families.example' })).toEqual({})
  expect(email.validate?.({ email: 'ruth@' })).toHaveProperty('email')
})

test('fills in the stored email address in the wizard [EXIT-008, GWZ-096]', () => {
  const community = { city: 'Fort Collins', state: 'CO' }
  const opening = {
    community,
    entry: 'direct',
    place: 'custom-pricing',
    actionPage: '/',
    affiliate: undefined,
  } as const
  expect(wizardSettings({ ...opening, email: 'ruth@families.example' }).prefill).toHaveProperty(
    'email',
    'ruth@families.example',
  )
  expect(wizardSettings(opening).prefill).not.toHaveProperty('email')
})
