import { wizardSchemas, wizardSchemaVersion } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { gwizzyMachines, progressKeys } from '../machines/schemas'
import { defaultMachine } from '../machines/default.machine'
import { settle, start, startActor } from '../machines/wizard.test.kit'
import type { StepReport } from '../services'
import { recordSteps } from './record-steps'
import { restoreProgress } from './restore-progress'
import { schemaVersions } from './schema-versions'
import { serializeProgress } from './serialize-progress'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = (status?: number) => Object.assign(new Error('no'), status === undefined ? {} : { status })

/** Starts a wizard whose steps are recorded, and returns what its service got. */
function record(input: Parameters<typeof start>[0] = {}, reportSteps = vi.fn((_: StepReport) => Promise.resolve())) {
  const actors: Actor<typeof defaultMachine>[] = []
  const services = { createUuidAction: () => Promise.resolve(), reportSteps, ...input.services }
  const run = startActor(
    (options) => {
      const actor = createActor(defaultMachine, options)
      actors.push(actor)
      return actor
    },
    { ...input, services },
  )
  const stop = () => actors.forEach((actor) => actor.stop())
  for (const actor of actors) recordSteps(actor, run.context(), window)
  const hide = () => window.dispatchEvent(new Event('pagehide'))
  const reported = () =>
    reportSteps.mock.calls.flatMap(([{ events }]) => events.map(({ kind, step }) => `${kind} ${step}`))
  return { ...run, stop, reportSteps, hide, reported }
}

test('reports the steps of a run that sends its request, in order and without an answer [WORK-014]', async () => {
  const { walkTo, hide, reported, reportSteps } = record()
  await walkTo('submit')
  await settle()
  hide()
  const steps = ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'NameInfo', 'EmailInfo', 'PhoneInfo']
  expect(reported()).toEqual([
    ...[...steps, 'homeSaleInterest'].flatMap((step) => [`seen ${step}`, `answered ${step}`]),
    'sent homeSaleInterest',
  ])
  const [[report] = []] = reportSteps.mock.calls
  expect(report).toMatchObject({ schema: 'gwizzy', schemaVersion: 1, runId: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(report?.events.map(({ n }) => n)).toEqual(report?.events.map((_, place) => place))
  expect(JSON.stringify(reportSteps.mock.calls.map(([{ events }]) => events))).not.toMatch(
    /Mother|light-care|Ann|example\.com|555/,
  )
})

test('a step that is seen again after Back is reported again, and a run without a request ends there [WORK-014]', async () => {
  const { walkTo, back, hide, reported } = record()
  await walkTo('MoveTimeline')
  back()
  hide()
  expect(reported().slice(-3)).toEqual(['answered CareLevel', 'seen MoveTimeline', 'seen CareLevel'])
  expect(reported().some((event) => event.startsWith('sent'))).toBe(false)
})

test('a run that goes on with earlier answers came back at its step [WORK-014, GWZ-101]', async () => {
  const earlier = start()
  await earlier.walkTo('MoveTimeline')
  const { hide, reported } = record({ progress: restoreProgress(serializeProgress(earlier.context())) })
  hide()
  expect(reported()).toEqual(['seen MoveTimeline', 'came-back MoveTimeline'])
})

test('nothing is reported of a run whose request was sent before [WORK-014]', async () => {
  const earlier = start()
  await earlier.walkTo('submit')
  await settle()
  earlier.clock.increment(4000)
  const { hide, reported } = record({ progress: restoreProgress(serializeProgress(earlier.context())) })
  hide()
  expect(reported()).toEqual([])
})

test('sends events together after five seconds, and again with the next ones if that failed [WORK-014]', async () => {
  vi.useFakeTimers()
  const reportSteps = vi
    .fn((_: StepReport) => Promise.resolve())
    .mockRejectedValueOnce(failure())
    .mockRejectedValueOnce(failure(503))
  const { walkTo, reported } = record({}, reportSteps)
  await walkTo('CareLevel')
  expect(reportSteps).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  await walkTo('MoveTimeline')
  await vi.advanceTimersByTimeAsync(5000)
  await walkTo('BudgetRangeInfo')
  await vi.advanceTimersByTimeAsync(5000)
  expect(reportSteps.mock.calls.map(([{ events }]) => events.length)).toEqual([3, 5, 7])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reportSteps).toHaveBeenCalledTimes(3)
  expect(reported().at(-1)).toBe('seen BudgetRangeInfo')
})

test('forgets events that the server rejects [WORK-014]', async () => {
  const { walkTo, hide, reportSteps } = record(
    {},
    vi.fn((_: StepReport) => Promise.resolve()).mockRejectedValueOnce(failure(422)),
  )
  hide()
  await settle()
  await walkTo('CareLevel')
  hide()
  expect(reportSteps.mock.calls.map(([{ events }]) => events.map(({ n }) => n))).toEqual([[0], [1, 2]])
})

test('a service that throws breaks no step [WORK-014]', async () => {
  const reportSteps = vi.fn((_: StepReport): Promise<void> => {
    throw new Error('broken')
  })
  const { walkTo, hide, context } = record({}, reportSteps)
  await walkTo('CareLevel')
  hide()
  await walkTo('MoveTimeline')
  expect(context().step).toBe('MoveTimeline')
})

test('reports nothing if the host turned it off, or the browser asks sites not to [WORK-014, CLIENT-008]', async () => {
  const off = record({ settings: { isStatisticsOff: true } })
  await off.walkTo('CareLevel')
  off.hide()
  expect(off.reported()).toEqual([])
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  const optedOut = record()
  await optedOut.walkTo('CareLevel')
  optedOut.hide()
  expect(optedOut.reported()).toEqual([])
})

test('each run has an id of its own, and sends what waits when it ends [WORK-014]', () => {
  const runs = [record(), record()]
  for (const { stop } of runs) stop()
  const ids = runs.map(({ reportSteps }) => reportSteps.mock.calls[0]?.[0].runId)
  expect(new Set(ids).size).toBe(2)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ids[0])
})

test('the steps of every schema are those of its newest version. A changed schema needs a new one [WORK-014, GWZ-002]', () => {
  for (const [key, machine] of Object.entries(gwizzyMachines)) {
    const schema = Object.entries(progressKeys).find(([name]) => name === key)?.[1] ?? 'gwizzy'
    const steps = Object.entries(machine.config.states ?? {}).flatMap(([name, state]) => (state.meta ? [name] : []))
    expect(wizardSchemas[schema].at(-1), schema).toEqual(steps)
    expect(schemaVersions[schema]).toBe(wizardSchemaVersion(schema))
  }
})
