import type { CallerChoice } from '@pkg/domain'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { restoreProgress } from '../progress/restore-progress'
import { serializeProgress } from '../progress/serialize-progress'
import { gwizzyMachines } from './schemas'
import { settle, start, startActor, validAnswers } from './wizard.test.kit'

const choice = (name: string): CallerChoice => ({
  id: `choice-of-${name}`,
  callers: [{ kind: 'advisor', id: name, name }],
  callBy: '2026-11-23T21:30:00.000Z',
  timeZone: 'America/Boise',
})
const changed = Object.assign(new Error('Someone else will call'), { status: 409, code: 'callers-changed' })
const namesOf = (run: ReturnType<typeof start>) => {
  const { callerChoice } = run.context().internals
  return typeof callerChoice === 'object' ? callerChoice.callers.map(({ name }) => name) : callerChoice
}

test('asks who will call when the phone step begins, with the community and the location [TRUTH-001]', async () => {
  const chooseCallers = vi.fn(() => Promise.resolve(choice('Ana')))
  const run = start({ services: { chooseCallers }, settings: { isLocationStepEnabled: true } })
  await run.walkTo('EmailInfo')
  expect(chooseCallers).not.toHaveBeenCalled()
  await run.walkTo('PhoneInfo')
  expect(namesOf(run)).toEqual(['Ana'])
  expect(chooseCallers).toHaveBeenCalledExactlyOnceWith({
    slugs: ['oak-house'],
    city: 'Boise',
    state: 'ID',
    zip: '83702',
  })
})

test('the request names the callers that were shown [TRUTH-001]', async () => {
  const createUuidAction = vi.fn((_action: { actionInfo: object }) => Promise.resolve())
  const run = start({ services: { chooseCallers: () => Promise.resolve(choice('Ana')), createUuidAction } })
  await run.walkTo('submit')
  await settle()
  const [pending, complete] = createUuidAction.mock.calls.map(([{ actionInfo }]) => actionInfo)
  expect(pending).not.toHaveProperty('callerChoiceId')
  expect(complete).toMatchObject({ callerChoiceId: 'choice-of-Ana' })
})

test('continues only after the family could read who will call [TRUTH-001]', async () => {
  let found: (choice: CallerChoice) => void = () => undefined
  const run = start({ services: { chooseCallers: () => new Promise((resolve) => (found = resolve)) } })
  await run.walkTo('PhoneInfo')
  run.answer(validAnswers.PhoneInfo ?? {})
  run.next()
  expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'pending', answers: { phone: '(208) 555-0123' } })
  found(choice('Ana'))
  await settle()
  expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started' })
  run.next()
  await settle()
  expect(run.context().step).toBe('homeSaleInterest')
})

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['hangs', () => new Promise<CallerChoice>(() => undefined)],
])('names no one when the choice %s [TRUTH-001, ERR-009]', async (_, chooseCallers) => {
  const run = start({ services: { chooseCallers } })
  await run.walkTo('PhoneInfo')
  run.clock.increment(8000)
  await settle()
  expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started' })
  expect(namesOf(run)).toBe('unknown')
  run.answer(validAnswers.PhoneInfo ?? {})
  run.next()
  await settle()
  expect(run.context().step).toBe('homeSaleInterest')
})

/** Submits to a server that first rejects the request because someone else would call. */
async function submitToAnother() {
  const chooseCallers = vi
    .fn(() => Promise.resolve(choice('Ben')))
    .mockImplementationOnce(() => Promise.resolve(choice('Ana')))
  const sent: unknown[] = []
  const createUuidAction = vi.fn(({ actionInfo }: { actionInfo: { status: string; callerChoiceId?: string } }) => {
    if (actionInfo.status === 'pending') return Promise.resolve()
    sent.push(actionInfo.callerChoiceId)
    return sent.length === 1 ? Promise.reject(changed) : Promise.resolve()
  })
  const run = start({ services: { chooseCallers, createUuidAction } })
  await run.walkTo('homeSaleInterest')
  run.answer(validAnswers.homeSaleInterest ?? {})
  run.next()
  await settle()
  return { run, sent }
}

test('returns to the phone step with the new name and every answer when someone else would call [TRUTH-001]', async () => {
  const { run, sent } = await submitToAnother()
  expect(run.context()).toMatchObject({
    step: 'PhoneInfo',
    status: 'started',
    unsent: undefined,
    internals: { haveCallersChanged: true },
    answers: { phone: '(208) 555-0123', homeSaleInterest: 'No' },
  })
  expect(namesOf(run)).toEqual(['Ben'])
  run.next()
  await settle()
  expect(run.context().step).toBe('homeSaleInterest')
  run.next()
  await settle()
  run.clock.increment(3000)
  expect(run.context().status).toBe('done')
  expect(sent).toEqual(['choice-of-Ana', 'choice-of-Ben'])
})

test('asks only once, then sends the request without callers, so it is never lost [TRUTH-001, ERR-011]', async () => {
  const sent: unknown[] = []
  const createUuidAction = ({ actionInfo }: { actionInfo: { status: string; callerChoiceId?: string } }) => {
    if (actionInfo.status === 'pending') return Promise.resolve()
    sent.push(actionInfo.callerChoiceId)
    return actionInfo.callerChoiceId ? Promise.reject(changed) : Promise.resolve()
  }
  const run = start({ services: { chooseCallers: () => Promise.resolve(choice('Ana')), createUuidAction } })
  await run.walkTo('homeSaleInterest')
  run.answer(validAnswers.homeSaleInterest ?? {})
  for (const step of ['PhoneInfo', 'homeSaleInterest']) {
    run.next()
    await settle()
    expect(run.context().step).toBe(step)
  }
  run.next()
  await settle()
  run.clock.increment(3000)
  expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
  expect(sent).toEqual(['choice-of-Ana', 'choice-of-Ana', undefined])
})

test('the consent to texts is taken back when someone else would call [TRUTH-001, TRUTH-002]', async () => {
  const createUuidAction = vi.fn(() => Promise.resolve()).mockImplementation(() => Promise.resolve())
  const run = start({ services: { chooseCallers: () => Promise.resolve(choice('Ana')), createUuidAction } })
  await run.walkTo('PhoneInfo')
  run.answer({ ...validAnswers.PhoneInfo, consent: { id: 'texts', version: '3', language: 'en' } })
  run.next()
  await settle()
  run.answer(validAnswers.homeSaleInterest ?? {})
  createUuidAction.mockRejectedValueOnce(changed)
  run.next()
  await settle()
  expect(run.context()).toMatchObject({ step: 'PhoneInfo' })
  expect(run.context().answers).not.toHaveProperty('consent')
})

test('asks again when a request that waited for the network would reach someone else [TRUTH-001, GWZ-111]', async () => {
  const failures = [new Error('offline'), changed]
  const createUuidAction = ({ actionInfo }: { actionInfo: { status: string } }) => {
    const failure = actionInfo.status === 'complete' ? failures.shift() : undefined
    return failure ? Promise.reject(failure) : Promise.resolve()
  }
  const run = start({ services: { chooseCallers: () => Promise.resolve(choice('Ana')), createUuidAction } })
  await run.walkTo('submit')
  await settle()
  run.clock.increment(3000)
  expect(run.context().unsent).toBeDefined()
  run.actor.send({ type: 'online' })
  await settle()
  expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started', unsent: undefined })
})

test('a reload keeps the callers that were shown [TRUTH-001, GWZ-101]', async () => {
  const services = { chooseCallers: () => Promise.resolve(choice('Ana')) }
  const run = start({ services })
  await run.walkTo('homeSaleInterest')
  const progress = restoreProgress(serializeProgress(run.context()))
  const again = startActor((options) => createActor(gwizzyMachines.default, options), { services, progress })
  expect(again.context().step).toBe('homeSaleInterest')
  expect(again.context().internals.callerChoice).toEqual(choice('Ana'))
})

test.each([undefined, 'Ana', {}, { ...choice('Ana'), callers: [{}] }])(
  'ignores stored callers like %j [GWZ-101]',
  (stored) => {
    expect(restoreProgress(JSON.stringify({ callerChoice: stored }))).not.toHaveProperty('callerChoice')
  },
)
