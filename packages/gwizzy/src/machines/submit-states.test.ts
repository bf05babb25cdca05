import type { UserAction } from '@pkg/domain'
import { describe, expect, test, vi } from 'vitest'
import type { GwizzyServices } from '../services'
import { statusText } from './wizard-status'
import { community, settle, start } from './wizard.test.kit'

const failure = (status?: number) => Object.assign(new Error('refused'), status === undefined ? {} : { status })

const submitted = async (services: GwizzyServices, isDisclosureEnabled = false) => {
  const run = start({ services, community: { ...community, isDisclosureEnabled } })
  await run.walkTo('submit')
  await settle()
  return run
}

/** Returns a `createUuidAction` that rejects `times` final requests before it accepts one. */
const failingFirst = (times: number, error: Error = failure()) => {
  const sent: UserAction[] = []
  let left = times
  const createUuidAction = vi.fn(async (action: UserAction) => {
    if (action.actionInfo.status === 'pending') return
    sent.push(action)
    if (left-- > 0) throw error
  })
  return { createUuidAction, sent }
}

describe('final submit', () => {
  test('sets submitting, sends the lead, is done after two seconds, and calls back one later [GWZ-108, GWZ-111, GWZ-112, GWZ-113, GWZ-114, GWZ-115]', async () => {
    const { createUuidAction, sent } = failingFirst(0)
    const onConversionDone = vi.fn()
    const createOrUpdateUser = vi.fn(async () => undefined)
    const run = await submitted({ createUuidAction, onConversionDone, createOrUpdateUser })
    expect(run.context().status).toBe('submitting')
    expect(statusText(run.context())).toBe('Please wait while we submit your request')
    expect(sent).toMatchObject([{ actionInfo: { status: 'complete', requestId: run.context().requestId } }])
    run.clock.increment(1999)
    expect(run.context().status).toBe('submitting')
    run.clock.increment(1)
    expect(run.context().status).toBe('done')
    expect(statusText(run.context())).toBe('Thank you! We will get back to you shortly')
    run.clock.increment(999)
    expect(onConversionDone).not.toHaveBeenCalled()
    run.clock.increment(1)
    expect(onConversionDone).toHaveBeenCalledExactlyOnceWith({ adl: 'light-care', budgetRange: '$2K-$5K' }, true)
    expect(run.actor.getSnapshot().status).toBe('done')
  })

  test('sends again when the person asks while a request is being sent, and counts it once [LOOK-007, LIFE-006]', async () => {
    const sent: UserAction[] = []
    const answers: (() => void)[] = []
    const createUuidAction = (action: UserAction) => {
      if (action.actionInfo.status === 'pending') return Promise.resolve()
      sent.push(action)
      return new Promise<void>((resolve) => answers.push(resolve))
    }
    const run = await submitted({ createUuidAction })
    run.actor.send({ type: 'retry' })
    await settle()
    expect(sent.map(({ actionInfo }) => actionInfo.requestId)).toEqual(Array(2).fill(run.context().requestId))
    answers[1]?.()
    await settle()
    run.actor.send({ type: 'retry' })
    await settle()
    expect(sent).toHaveLength(2)
    run.clock.increment(2000)
    expect(run.context().status).toBe('done')
  })

  test('records a completed and a submitted event, after one per step [GWZ-103, GWZ-108]', async () => {
    const track = vi.fn()
    await submitted({ track })
    expect(track.mock.calls.map(([event]) => event.step ?? event.name)).toEqual([
      'LookingFor',
      'CareLevel',
      'MoveTimeline',
      'BudgetRangeInfo',
      'NameInfo',
      'EmailInfo',
      'PhoneInfo',
      'homeSaleInterest',
      'completed',
      'submitted',
    ])
  })

  test("isn't done if a disclosure is enabled, but still calls back [GWZ-112, GWZ-113]", async () => {
    const onConversionDone = vi.fn()
    const run = await submitted({ onConversionDone }, true)
    run.clock.increment(3000)
    expect(run.context().status).toBe('submitting')
    expect(onConversionDone).toHaveBeenCalledOnce()
  })

  test('a second Submit sends nothing more [GWZ-111, GWZ-117]', async () => {
    const { createUuidAction, sent } = failingFirst(0)
    const run = await submitted({ createUuidAction })
    run.next()
    run.next()
    run.clock.increment(3000)
    await settle()
    expect(sent).toHaveLength(1)
  })

  test("creates the user if the phone step couldn't [GWZ-109]", async () => {
    const createOrUpdateUser = vi.fn(async () => undefined).mockRejectedValueOnce(failure(503))
    const onConversionDone = vi.fn()
    const run = await submitted({ createOrUpdateUser, onConversionDone })
    run.clock.increment(3000)
    expect(createOrUpdateUser).toHaveBeenCalledTimes(2)
    expect(onConversionDone).toHaveBeenCalledExactlyOnceWith(expect.anything(), true)
  })

  test.each([409, 429])("a %i for an existing user isn't a failure [GWZ-109, GWZ-113, TRUTH-014]", async (status) => {
    const { createUuidAction, sent } = failingFirst(0)
    const onConversionDone = vi.fn()
    const createOrUpdateUser = () => Promise.reject(failure(status))
    const run = await submitted({ createUuidAction, onConversionDone, createOrUpdateUser })
    run.clock.increment(3000)
    expect(sent).toHaveLength(1)
    expect(run.context().status).toBe('done')
    expect(onConversionDone).toHaveBeenCalledExactlyOnceWith(expect.anything(), false)
  })
})

describe("a user who can't be created", () => {
  test('ends the submit with status error and keeps the request [GWZ-110, ERR-010]', async () => {
    const { createUuidAction, sent } = failingFirst(0)
    const onConversionDone = vi.fn()
    const run = await submitted({
      createUuidAction,
      onConversionDone,
      createOrUpdateUser: () => Promise.reject(failure(422)),
    })
    run.clock.increment(3_600_000)
    await settle()
    expect(run.context().status).toBe('error')
    expect(sent).toEqual([])
    expect(onConversionDone).not.toHaveBeenCalled()
    expect(run.context().unsent?.actionInfo).toMatchObject({ status: 'complete', email: 'ann@example.com' })
  })

  test('Back returns to the last question, and the corrected request is sent [GWZ-110]', async () => {
    const { createUuidAction, sent } = failingFirst(0)
    const createOrUpdateUser = vi.fn(async (contact: { email?: string }) => {
      if (contact.email === 'ann@example.com') throw failure(422)
    })
    const run = await submitted({ createUuidAction, createOrUpdateUser })
    run.back()
    expect(run.context()).toMatchObject({ step: 'homeSaleInterest', status: 'started' })
    run.answer({ email: 'lee@example.com' })
    run.next()
    await settle()
    expect(sent).toMatchObject([{ actionInfo: { email: 'lee@example.com' } }])
  })

  test('retry submits again immediately [GWZ-110]', async () => {
    const createOrUpdateUser = vi.fn(async () => undefined)
    createOrUpdateUser.mockRejectedValueOnce(failure(500)).mockRejectedValueOnce(failure(500))
    const run = await submitted({ createOrUpdateUser })
    expect(run.context().status).toBe('error')
    run.actor.send({ type: 'retry' })
    expect(run.context().status).toBe('submitting')
    await settle()
    run.clock.increment(3000)
    expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
  })

  test.each([
    ['after three seconds', (run: Awaited<ReturnType<typeof submitted>>) => run.clock.increment(3000)],
    ['once online', (run: Awaited<ReturnType<typeof submitted>>) => run.actor.send({ type: 'online' })],
  ])('retries after an outage without input %s [GWZ-110]', async (_, wake) => {
    const { createUuidAction, sent } = failingFirst(0)
    const createOrUpdateUser = vi.fn(async () => undefined)
    createOrUpdateUser.mockRejectedValueOnce(failure()).mockRejectedValueOnce(failure())
    const run = await submitted({ createUuidAction, createOrUpdateUser })
    wake(run)
    await settle()
    run.clock.increment(3000)
    expect(sent).toHaveLength(1)
    expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
  })
})

describe("a lead that can't be sent", () => {
  test('sets status error and continues to done [GWZ-111, GWZ-112, GWZ-113, ERR-011]', async () => {
    const onConversionDone = vi.fn()
    const run = await submitted({ ...failingFirst(9), onConversionDone })
    expect(run.context().status).toBe('error')
    run.clock.increment(2000)
    expect(run.context().status).toBe('done')
    run.clock.increment(1000)
    expect(onConversionDone).toHaveBeenCalledOnce()
    expect(run.context().unsent?.actionInfo.status).toBe('complete')
  })

  test("resends the same request until it's accepted, waiting longer each time [GWZ-111]", async () => {
    const { createUuidAction, sent } = failingFirst(3)
    const run = await submitted({ createUuidAction })
    run.clock.increment(3000)
    for (const [wait, count] of [
      [3000, 2],
      [6000, 3],
      [12_000, 4],
    ] as const) {
      run.clock.increment(wait - 1)
      expect(sent).toHaveLength(count - 1)
      run.clock.increment(1)
      await settle()
      expect(sent).toHaveLength(count)
    }
    expect(new Set(sent.map((action) => JSON.stringify(action))).size).toBe(1)
    expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
    expect(run.actor.getSnapshot().status).toBe('done')
  })

  test.each(['retry', 'online'] as const)('resends immediately on %s [GWZ-111]', async (type) => {
    const { createUuidAction, sent } = failingFirst(1)
    const run = await submitted({ createUuidAction })
    run.clock.increment(3000)
    run.actor.send({ type })
    await settle()
    expect(sent).toHaveLength(2)
    expect(run.context().unsent).toBeUndefined()
  })

  test('resends a rejected request only on retry [GWZ-111]', async () => {
    const { createUuidAction, sent } = failingFirst(1, failure(422))
    const run = await submitted({ createUuidAction })
    run.clock.increment(3_600_000)
    run.actor.send({ type: 'online' })
    await settle()
    expect(sent).toHaveLength(1)
    run.actor.send({ type: 'retry' })
    await settle()
    expect(sent).toHaveLength(2)
  })
})
