import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { community, settle } from '../machines/wizard.test.kit'
import { disclosureMachine, type DisclosureInput } from './disclosure.machine'

function start(input: Partial<DisclosureInput> = {}) {
  const clock = new SimulatedClock()
  const actor = createActor(disclosureMachine, {
    input: { community: { ...community, state: 'AZ' }, text: 'Who pays and who receives', ...input },
    clock,
  }).start()
  return { actor, clock, context: () => actor.getSnapshot().context }
}

test.each([true, false])(
  'answered with %s, sends answer, text, and state, and ends four seconds later [DISC-004, DISC-005, DISC-006]',
  async (isAcknowledged) => {
    const createUuidAction = vi.fn(async () => undefined)
    const visitor = { name: 'Ann Lee', email: 'ann@example.com' }
    const settings = { actionPage: '/oak', attribution: { cta: 'get-pricing' } }
    const run = start({ services: { createUuidAction }, visitor, settings })
    expect(run.context().status).toBe('started')
    run.actor.send({ type: 'answer', isAcknowledged })
    expect(run.context().status).toBe('submitting')
    await settle()
    expect(createUuidAction).toHaveBeenCalledExactlyOnceWith({
      actionType: 'disclosure',
      actionPage: '/oak',
      actionInfo: {
        requestId: run.context().requestId,
        status: 'complete',
        data: {
          cta: 'get-pricing',
          isDisclosureAcknowledged: isAcknowledged,
          disclosureText: 'Who pays and who receives',
          state: 'AZ',
          language: 'en',
        },
        name: 'Ann Lee',
        email: 'ann@example.com',
        slugs: ['oak-house'],
      },
    })
    run.clock.increment(3999)
    expect(run.actor.getSnapshot().status).toBe('active')
    run.clock.increment(1)
    expect(run.actor.getSnapshot()).toMatchObject({ status: 'done', output: { isAcknowledged } })
  },
)

test("logs an answer that couldn't be recorded and continues [DISC-006]", async () => {
  const error = new Error('down')
  const log = vi.fn()
  const run = start({ services: { createUuidAction: () => Promise.reject(error), log } })
  run.actor.send({ type: 'answer', isAcknowledged: true })
  await settle()
  expect(log).toHaveBeenCalledExactlyOnceWith('Disclosure not recorded', error)
  run.clock.increment(4000)
  expect(run.actor.getSnapshot()).toMatchObject({ status: 'done', output: { isAcknowledged: true } })
})

test('a second click changes nothing [DISC-005]', async () => {
  const createUuidAction = vi.fn(async () => undefined)
  const run = start({ services: { createUuidAction } })
  run.actor.send({ type: 'answer', isAcknowledged: false })
  run.actor.send({ type: 'answer', isAcknowledged: true })
  await settle()
  run.clock.increment(4000)
  expect(createUuidAction).toHaveBeenCalledOnce()
  expect(run.actor.getSnapshot().output).toEqual({ isAcknowledged: false })
})

test('belongs to the request that it follows [DISC-005]', () => {
  expect(start({ requestId: '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10' }).context().requestId).toBe(
    '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10',
  )
})
