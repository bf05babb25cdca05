import { isUuid, type UserAction } from '@pkg/domain'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { buildUserAction } from '../answers/user-action'
import { gwizzyMachines } from '../machines/schemas'
import { community, settle, start, startActor } from '../machines/wizard.test.kit'
import { progressVersion } from './progress'
import { restoreProgress } from './restore-progress'
import { serializeProgress } from './serialize-progress'

const requestId = '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10'

/** The progress that the first release stored at NameInfo. */
const first = {
  version: 1,
  requestId,
  slug: 'oak-house',
  path: ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'NameInfo'],
  answers: {
    lookingFor: 'Mother',
    adl: 'light-care',
    timing: 'Unsure',
    budgetRange: '$5K+',
    isCustomBudgetRange: 'no',
    firstName: 'Ann',
  },
  status: 'started',
}

const visit = (stored: object) => start({ progress: restoreProgress(JSON.stringify(stored)) })

describe('progress of another version', () => {
  test('of the first release continues where it was, with its request [GWZ-101]', () => {
    expect(progressVersion).toBe(2)
    const { answers, path } = first
    expect(visit(first).context()).toMatchObject({ step: 'NameInfo', requestId, answers, path })
  })

  test('of a later release keeps what this release understands [GWZ-101]', () => {
    const later = {
      ...first,
      version: 9,
      mood: 'good',
      answers: { ...first.answers, petName: 'Rex', timing: 'Tomorrow' },
    }
    const { timing: _, ...understood } = first.answers
    const { context } = visit(later)
    expect(context().answers).toEqual(understood)
    expect(context()).toMatchObject({ step: 'MoveTimeline', requestId })
  })

  test.each([
    ['a step that is gone', ['LookingFor', 'Hobbies', 'CareLevel', 'MoveTimeline'], 'MoveTimeline'],
    ['a step that has become optional', ['LookingFor', 'CareLevel', 'PhoneInfo', 'MoveTimeline'], 'MoveTimeline'],
    ['a step that is new', ['LookingFor', 'MoveTimeline', 'BudgetRangeInfo'], 'CareLevel'],
    ['a step twice', ['LookingFor', 'CareLevel', 'LookingFor', 'MoveTimeline'], 'MoveTimeline'],
    ['another beginning', ['HousingOptions', 'LookingFor', 'CareLevel'], 'CareLevel'],
    ['no steps at all', [], 'LookingFor'],
    ['no list of steps', 'LookingFor', 'LookingFor'],
  ])('with %s, %j, continues at %s with all answers [GWZ-101]', (_why, path, step) => {
    const { context } = visit({ ...first, path })
    expect(context()).toMatchObject({ step, answers: first.answers, requestId })
  })

  test.each([
    ['no id', { requestId: 7 }],
    ['an id that servers refuse', { requestId: 'abc' }],
    ['no community', { slug: undefined }],
  ])('with %s gets its own request and keeps the answers [GWZ-101]', (_why, change) => {
    const { context } = visit({ ...first, ...change })
    expect(context()).toMatchObject({ step: 'NameInfo', answers: first.answers })
    expect(isUuid(context().requestId)).toBe(true)
    expect(context().requestId).not.toBe(requestId)
  })

  test('with an unknown status shows its question again [GWZ-101, GWZ-102]', () => {
    expect(visit({ ...first, status: 'paused' }).context()).toMatchObject({ step: 'NameInfo', status: 'started' })
  })

  test('with an unknown status and an unsent request sends that once [GWZ-101, GWZ-111]', async () => {
    const unsent = buildUserAction({ requestId, answers: {}, settings: {}, community }, 'complete')
    const sent: unknown[] = []
    const run = start({
      progress: restoreProgress(JSON.stringify({ ...first, status: 'queued', unsent })),
      services: { createUuidAction: async (action) => void sent.push(action) },
    })
    run.clock.increment(3000)
    await settle()
    expect(sent).toEqual([unsent])
    expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
  })

  test('with half a request rebuilds it from the answers [GWZ-101, GWZ-111]', async () => {
    const sent: unknown[] = []
    const services = { createUuidAction: async (action: unknown) => void sent.push(action) }
    const stored = { ...first, status: 'submitting', unsent: { actionType: 'pricing-request' } }
    start({ progress: restoreProgress(JSON.stringify(stored)), services })
    await settle()
    expect(sent).toMatchObject([{ actionInfo: { requestId, status: 'complete', data: { lookingFor: 'Mother' } } }])
  })

  test('that holds only done counts as complete [GWZ-101]', () => {
    expect(visit({ status: 'done' }).actor.getSnapshot()).toMatchObject({ status: 'done', context: { status: 'done' } })
  })
})

describe('the same page with other settings', () => {
  test('asks a newly enabled step before continuing [GWZ-008, GWZ-101]', async () => {
    const before = start()
    await before.walkTo('PhoneInfo')
    const progress = restoreProgress(serializeProgress(before.context()))
    const after = start({ settings: { isLocationStepEnabled: true }, progress })
    expect(after.context()).toMatchObject({ step: 'UserLocation', answers: before.context().answers })
  })

  test('removes a disabled step from the path [GWZ-008, GWZ-101]', async () => {
    const before = start({ settings: { isLocationStepEnabled: true } })
    await before.walkTo('PhoneInfo')
    const after = start({ progress: restoreProgress(serializeProgress(before.context())) })
    expect(after.context().path).toEqual(before.context().path.filter((step) => step !== 'UserLocation'))
  })

  test('affiliate-partner mode begins at the contact steps of every schema [GWZ-096, GWZ-099, GWZ-100]', async () => {
    const settings = {
      affiliatePartner: { name: 'Elder Path', answers: { adl: 'light-care', firstName: 'Ann' } },
    } as const
    for (const [key, step] of [
      ['default', 'NameInfo'],
      ['paidAd', 'ContactInfo'],
      ['activeAdult', 'NameInfo'],
      ['d2c', 'NameInfo'],
      ['noAgent', 'NameInfo'],
    ] as const) {
      const sent: UserAction[] = []
      const services = { createUuidAction: async (action: UserAction) => void sent.push(action) }
      const run = startActor((options) => createActor(gwizzyMachines[key], options), { settings, services })
      expect(run.context()).toMatchObject({ step, path: [step], answers: { adl: 'light-care', firstName: 'Ann' } })
      await run.walkTo('submit')
      expect(sent.at(-1)?.actionInfo.data).toMatchObject({
        leadSource: 'Elder Path self-searcher browse',
        affiliateSource: 'Elder Path self-searcher browse',
      })
    }
  })
})
