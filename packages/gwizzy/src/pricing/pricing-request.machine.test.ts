import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { settle } from '../machines/wizard.test.kit'
import { pricingButtonAction, pricingRequestMachine, type PricingRequestInput } from './pricing-request.machine'

function start(input: Partial<PricingRequestInput> = {}) {
  const clock = new SimulatedClock()
  const community = { id: 'oak-house', name: 'Oak House' }
  const actor = createActor(pricingRequestMachine, { input: { community, ...input }, clock }).start()
  const request = async () => {
    actor.send({ type: 'request' })
    await settle()
  }
  const context = () => actor.getSnapshot().context
  const is = (state: 'idle' | 'requesting' | 'requested') => actor.getSnapshot().matches(state)
  return { actor, clock, request, context, is }
}

test.each([
  [{ isRequested: true }, 'disabled', 'CTA-001'],
  [{ isRequested: true, isAssessmentComplete: true }, 'disabled', 'CTA-001'],
  [{ isAssessmentComplete: true }, 'reopenSuccess', 'CTA-002'],
  [{}, 'startWizard', 'CTA-003'],
] as const)('with %j, a click does %s: %s [CTA-001, CTA-002, CTA-003]', (input, press, _id) => {
  const button = start(input)
  expect(pricingButtonAction(button.context())).toBe(press)
  expect(button.is('requested')).toBe(press === 'disabled')
})

test('changes to requesting, then to requested, with a two-second notice a second later [CTA-001, CTA-004]', async () => {
  const createProfileContactActionBySlug = vi.fn(async () => undefined)
  const button = start({ services: { createProfileContactActionBySlug } })
  expect(button.is('idle')).toBe(true)
  button.actor.send({ type: 'request' })
  expect(button.is('requesting')).toBe(true)
  button.actor.send({ type: 'request' })
  await settle()
  expect(button.is('requested')).toBe(true)
  expect(pricingButtonAction(button.context())).toBe('disabled')
  expect(createProfileContactActionBySlug).toHaveBeenCalledExactlyOnceWith('oak-house', button.context().requestId)
  button.clock.increment(999)
  expect(button.context().notice).toBeUndefined()
  button.clock.increment(1)
  expect(button.context().notice).toEqual({
    type: 'Success',
    message: 'Pricing for Oak House has been requested',
    lifetime: 2000,
  })
  button.clock.increment(2000)
  expect(button.context().notice).toBeUndefined()
  expect(button.is('requested')).toBe(true)
})

test('a failed request shows a notice and can be retried under the same id [CTA-004, ERR-001, ERR-012]', async () => {
  const cause = new Error('down')
  const log = vi.fn()
  const createProfileContactActionBySlug = vi.fn(async () => undefined).mockRejectedValueOnce(cause)
  const button = start({ services: { createProfileContactActionBySlug, log } })
  await button.request()
  expect(button.is('idle')).toBe(true)
  expect(button.context()).toMatchObject({
    isRequested: false,
    notice: { type: 'Error', message: 'Opps. Something went wrong, please try again!' },
  })
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Pricing not requested',
    expect.objectContaining({ message: 'Create UUID action failed', cause }),
  )
  button.clock.increment(4000)
  expect(button.context().notice).toBeUndefined()
  await button.request()
  expect(button.is('requested')).toBe(true)
  const [first, second] = createProfileContactActionBySlug.mock.calls
  expect(second).toEqual(first)
})

test('after an assessment too, logs a failure, says so, and can be sent again [ERR-001, TRUTH-006]', async () => {
  const log = vi.fn()
  const createProfileContactActionBySlug = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('down'))
  const button = start({ isAssessmentComplete: true, services: { createProfileContactActionBySlug, log } })
  await button.request()
  expect(button.context()).toMatchObject({ isRequested: false, notice: { type: 'Error' } })
  expect(log).toHaveBeenCalledOnce()
  await button.request()
  expect(button.is('requested')).toBe(true)
})
