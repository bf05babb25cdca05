import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { UserAction } from '@pkg/domain'
import { defaultMachine } from '../machines/default.machine'
import { community, settle, start } from '../machines/wizard.test.kit'
import { queuedActions } from './outbox'
import { loadProgress, persistProgress } from './persist-progress'
import type { ProgressStorage } from './progress-storage'
import { restoreProgress } from './restore-progress'
import { retryWhenOnline } from './retry-when-online'
import { serializeProgress } from './serialize-progress'

/** Returns storage like the browser's. */
function storage(entries: Record<string, string> = {}): ProgressStorage & { entries: Map<string, string> } {
  const stored = new Map(Object.entries(entries))
  return {
    entries: stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  }
}

const reload = (context: Parameters<typeof serializeProgress>[0], input: Parameters<typeof start>[0] = {}) =>
  start({ ...input, progress: restoreProgress(serializeProgress(context)) })

describe('continuing after a reload', () => {
  test.each(['LookingFor', 'BudgetRangeInfo', 'NameInfo', 'EmailInfo', 'PhoneInfo', 'homeSaleInterest'] as const)(
    'a reload at %s restores the same answers, path, and request [GWZ-101]',
    async (step) => {
      const before = start()
      await before.walkTo(step)
      const after = reload(before.context())
      const { answers, path, requestId, status } = before.context()
      expect(after.context()).toMatchObject({ step, answers, path, requestId, status })
    },
  )

  test("a reload at the resident's name doesn't wait for the lookup [GWZ-068, GWZ-101]", async () => {
    const before = start({ services: { isGwizzyQuestion: async () => ({ info: { isResidentNameRequired: true } }) } })
    await settle()
    await before.walkTo('ResidentNameInfo')
    const after = reload(before.context(), { services: { isGwizzyQuestion: () => new Promise(() => undefined) } })
    expect(after.context()).toMatchObject({ step: 'ResidentNameInfo', path: before.context().path })
  })

  test('a reload during a check shows its question again [GWZ-101, GWZ-102]', async () => {
    const before = start({ services: { applyFormValidation: () => new Promise(() => undefined) } })
    await before.walkTo('PhoneInfo')
    before.answer({ phone: '2085550123' })
    before.next()
    expect(reload(before.context()).context()).toMatchObject({ step: 'PhoneInfo', status: 'started' })
  })

  test('a reload while submitting submits the same request once more [GWZ-101, GWZ-111]', async () => {
    const before = start({ services: { createUuidAction: () => new Promise(() => undefined) } })
    await before.walkTo('EmailInfo')
    before.answer({ email: 'ann@example.com' })
    before.next()
    before.clock.increment(8000)
    await before.walkTo('submit')
    const sent: UserAction[] = []
    const after = reload(before.context(), { services: { createUuidAction: async (action) => void sent.push(action) } })
    await settle()
    after.clock.increment(3000)
    expect(sent).toEqual([before.context().unsent])
    expect(after.context()).toMatchObject({ status: 'done', unsent: undefined })
  })

  test('a stored status of done counts as complete [GWZ-101]', async () => {
    const before = start()
    await before.walkTo('submit')
    await settle()
    before.clock.increment(3000)
    const onConversionDone = vi.fn()
    const after = reload(before.context(), { services: { onConversionDone } })
    expect(after.context().status).toBe('done')
    expect(after.actor.getSnapshot().status).toBe('done')
    expect(onConversionDone).not.toHaveBeenCalled()
  })

  test('a request unsent when the tab closed is sent on the next visit [GWZ-101, GWZ-111]', async () => {
    const before = start({ services: { createUuidAction: () => Promise.reject(new Error('down')) } })
    await before.walkTo('submit')
    await settle()
    before.clock.increment(3000)
    expect(before.context().status).toBe('done')
    const sent: UserAction[] = []
    const after = reload(before.context(), { services: { createUuidAction: async (action) => void sent.push(action) } })
    after.clock.increment(3000)
    await settle()
    expect(sent).toEqual([before.context().unsent])
    expect(after.context().unsent).toBeUndefined()
  })

  test('another community keeps the answers but gets its own request [GWZ-101]', async () => {
    const before = start()
    await before.walkTo('NameInfo')
    const after = reload(before.context(), { community: { ...community, id: 'elm-court' } })
    expect(after.context()).toMatchObject({ step: 'NameInfo', answers: before.context().answers })
    expect(after.context().requestId).not.toBe(before.context().requestId)
  })

  test('another community never shows a request that was sent, and asks again with the same answers [GWZ-101, TRUTH-003]', async () => {
    const before = start()
    await before.walkTo('homeSaleInterest')
    const { answers, requestId } = before.context()
    const progress = restoreProgress(serializeProgress({ ...before.context(), status: 'done' }))
    const other = start({ progress, community: { ...community, id: 'other' } })
    expect(other.context()).toMatchObject({ status: 'started', step: 'LookingFor', answers })
    expect(other.context().requestId).not.toBe(requestId)
    expect(start({ progress }).context()).toMatchObject({ status: 'done', requestId })
  })

  test.each(['submitting', 'error', 'done'] as const)(
    'another community never sends or shows a request that was %s, which is queued unchanged if it waits [GWZ-101, GWZ-111, TRUTH-003]',
    async (status) => {
      const offline = start({ services: { createUuidAction: () => Promise.reject(new Error('offline')) } })
      await offline.walkTo('submit')
      offline.clock.increment(3000)
      const memory = storage({ gwizzy: serializeProgress({ ...offline.context(), status }) })
      const createUuidAction = vi.fn(async (_action: UserAction) => undefined)
      const other = start({
        progress: loadProgress('gwizzy', memory),
        community: { ...community, id: 'other' },
        services: { createUuidAction },
      })
      persistProgress(other.actor, memory)
      other.clock.increment(10_000)
      await settle()
      expect(other.context()).toMatchObject({ status: 'started', step: 'LookingFor' })
      expect(createUuidAction).not.toHaveBeenCalled()
      expect(queuedActions(memory)).toEqual([offline.context().unsent])
    },
  )

  test('a sent request is replaced only once another one has an answer [GWZ-101, CTA-002]', async () => {
    const before = start()
    await before.walkTo('homeSaleInterest')
    const memory = storage({ gwizzy: serializeProgress({ ...before.context(), status: 'done' }) })
    const other = start({ progress: loadProgress('gwizzy', memory), community: { ...community, id: 'other' } })
    persistProgress(other.actor, memory)
    expect(loadProgress('gwizzy', memory)).toMatchObject({ slug: community.id, status: 'done' })
    other.next()
    expect(loadProgress('gwizzy', memory)).toMatchObject({ slug: 'other', status: 'started' })
  })

  test('answers that no longer apply lead back to their step [GWZ-076, GWZ-101]', async () => {
    const before = start()
    await before.walkTo('NameInfo')
    const after = reload(before.context(), { community: { ...community, gwizzyPricingThreshold: ['$9K+'] } })
    expect(after.context()).toMatchObject({
      step: 'BudgetRangeInfo',
      path: ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo'],
    })
  })

  test('removes steps of another schema and keeps the answers [GWZ-101]', async () => {
    const before = start()
    await before.walkTo('NameInfo')
    const after = reload({ ...before.context(), path: ['HousingOptions', 'MoveTimeline'] })
    const { answers } = before.context()
    expect(after.context()).toMatchObject({ step: 'LookingFor', path: ['LookingFor'], answers, status: 'started' })
  })
})

describe('storage', () => {
  test("saves every change under the schema's name [GWZ-101, CONST-003]", () => {
    const memory = storage()
    const actor = createActor(defaultMachine, { input: { community }, clock: new SimulatedClock() }).start()
    const stop = persistProgress(actor, memory)
    actor.send({ type: 'answer', answers: { lookingFor: 'Mother' } })
    expect([...memory.entries.keys()]).toEqual(['gwizzy'])
    expect(loadProgress('gwizzy', memory)).toMatchObject({ answers: { lookingFor: 'Mother' }, path: ['LookingFor'] })
    stop()
    actor.send({ type: 'answer', answers: { lookingFor: 'Father' } })
    expect(loadProgress('gwizzy', memory)).toMatchObject({ answers: { lookingFor: 'Mother' } })
  })

  test('keeps working when storage is blocked or full [GWZ-101]', () => {
    const throwError = () => {
      throw new Error('SecurityError')
    }
    const blocked = { getItem: throwError, setItem: throwError }
    expect(loadProgress('gwizzy', blocked)).toBeUndefined()
    const actor = createActor(defaultMachine, { input: { community }, clock: new SimulatedClock() }).start()
    expect(() => persistProgress(actor, blocked)).not.toThrow()
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{"version":1'],
    ['another value', '[]'],
  ])('with %s returns no progress [GWZ-101]', (_, json) => {
    expect(restoreProgress(json)).toBeUndefined()
  })

  const good = () => JSON.parse(serializeProgress(start().context()))
  test('removes answers of the wrong form and keeps the others [GWZ-101, DATA-011]', () => {
    const answers = { lookingFor: 'Uncle', adl: 'no-care', budget: [1], location: 'Boise', email: null, evil: 'x' }
    expect(restoreProgress(JSON.stringify({ ...good(), answers }))?.answers).toEqual({ adl: 'no-care' })
  })
})

test('being online again sends what is unsent, until unsubscribed [GWZ-111]', () => {
  const network = new EventTarget()
  const send = vi.fn()
  const stop = retryWhenOnline({ send }, network)
  network.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'online' })
  stop()
  network.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledOnce()
})
