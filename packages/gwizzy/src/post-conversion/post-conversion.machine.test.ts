import { lookingForChoices } from '@pkg/domain'
import { describe, expect, test, vi } from 'vitest'
import type { AnswerChange, Answers } from '../answers/answers'
import {
  assistanceChoices,
  interestChoices,
  roomPreferenceChoices,
  searchReasonChoices,
  searchStageChoices,
  yesNoChoices,
} from '../answers/choices'
import { serializeProgress } from '../progress/serialize-progress'
import { restoreProgress } from '../progress/restore-progress'
import { postStepIds, type AnyStepId } from '../machines/step-ids'
import { community, findPaths, settle } from '../machines/wizard.test.kit'
import type { PostConversionInput } from './post-conversion-context'
import { postConversionMachine } from './post-conversion.machine'
import { startPost, validPostAnswers } from './post-conversion.test.kit'

const rest = 'InterestsInfo → RoomPreferencesInfo → AssistancesInfo → MoreInfoLeadInfo → submitting'
const fromAge = `AgeInfo → SearchStageInfo → SearchReasonsInfo → ${rest}`
const fromName = `ResidentNameInfo → ${fromAge}`

/** Every path by what is known before, as in the requirements. [POST-001 to POST-005] */
const paths: [why: string, input: Partial<PostConversionInput>, paths: string[]][] = [
  ['nothing known', {}, [`LookingFor → ${fromAge}`, `LookingFor → ${fromName}`]],
  ['lookingFor known', { answers: { lookingFor: 'Mother' } }, [fromName]],
  ['for themselves', { answers: { lookingFor: 'Myself' } }, [fromAge]],
  ['for both', { answers: { lookingFor: 'Self + Partner' } }, [fromAge]],
  ['the name known', { answers: { residentName: 'Ruth Lee' } }, [fromAge]],
  ['both known', { answers: { lookingFor: 'Mother', residentName: 'Ruth Lee' } }, [fromAge]],
  ['no name wanted', { isResidentNameRequired: false }, [`LookingFor → ${fromAge}`]],
  ['no name wanted, lookingFor known', { isResidentNameRequired: false, answers: { lookingFor: 'Mother' } }, [fromAge]],
  [
    'the reasons known',
    { hasSearchReasons: true, answers: { lookingFor: 'Myself' } },
    [`AgeInfo → SearchStageInfo → ${rest}`],
  ],
]

const each = <Value>(values: readonly Value[], change: (value: Value) => AnswerChange) => values.map(change)
const allAnswers: Partial<Record<AnyStepId, AnswerChange[]>> = {
  ...Object.fromEntries(postStepIds.map((step) => [step, [validPostAnswers[step]]])),
  LookingFor: each(lookingForChoices, (lookingFor) => ({ lookingFor })),
  AgeInfo: each([1, 54, 150], (age) => ({ age })),
  SearchStageInfo: each(searchStageChoices, (searchStage) => ({ searchStage })),
  SearchReasonsInfo: each(searchReasonChoices, (reason) => ({ searchReasons: [reason] })),
  RoomPreferencesInfo: each(roomPreferenceChoices.slice(0, 2), (room) => ({ roomPreferences: [room] })),
  AssistancesInfo: each(assistanceChoices, (assistance) => ({ assistances: [assistance] })),
  MoreInfoLeadInfo: each(yesNoChoices, (moreInfoFromLeadChoice) => ({ moreInfoFromLeadChoice })),
}

describe('the steps', () => {
  test.each(paths)(
    'over all answers, with %s %o, these and no others [POST-001, POST-002, POST-003, POST-004, POST-005, GWZ-069]',
    (_why, input, expected) => {
      expect(findPaths(postConversionMachine, { community, ...input }, allAnswers)).toEqual(expected.sort())
    },
  )

  test('there are four first steps and five paths in all [POST-001 to POST-005]', () => {
    expect(new Set(paths.flatMap(([, , found]) => found)).size).toBe(5)
  })

  test.each([
    [{}, 'LookingFor', 0],
    [{ lookingFor: 'Mother' }, 'ResidentNameInfo', 1],
    [{ lookingFor: 'Myself' }, 'AgeInfo', 2],
    [{ residentName: 'Ruth Lee' }, 'AgeInfo', 2],
  ] as const)('with %j known, begins with %s, step %i [POST-004, POST-005]', (answers, step, index) => {
    expect(startPost({ answers }).context()).toMatchObject({ step, path: [step] })
    expect(postStepIds.indexOf(step)).toBe(index)
  })

  test('the nine steps are in order [POST-001]', () => {
    expect(postStepIds).toEqual([
      'LookingFor',
      'ResidentNameInfo',
      'AgeInfo',
      'SearchStageInfo',
      'SearchReasonsInfo',
      'InterestsInfo',
      'RoomPreferencesInfo',
      'AssistancesInfo',
      'MoreInfoLeadInfo',
    ])
  })
})

describe('the answers', () => {
  const tooYoung = 'Please enter an age from 1 to 150'
  test.each<[(typeof postStepIds)[number], Answers, object]>([
    ['AgeInfo', { age: 1 }, {}],
    ['AgeInfo', { age: 54 }, {}],
    ['AgeInfo', { age: 150 }, {}],
    ['AgeInfo', { age: 0 }, { age: tooYoung }],
    ['AgeInfo', { age: 151 }, { age: tooYoung }],
    ['AgeInfo', { age: 54.5 }, { age: tooYoung }],
    ['AgeInfo', { age: Number.NaN }, { age: tooYoung }],
    ['AgeInfo', {}, { age: 'Required' }],
    ['SearchStageInfo', {}, { searchStage: 'Required' }],
    ['SearchReasonsInfo', { searchReasons: [] }, { searchReasons: 'Required' }],
    ['SearchReasonsInfo', { searchReasons: ['other'] }, {}],
    ['InterestsInfo', {}, {}],
    ['RoomPreferencesInfo', {}, { roomPreferences: 'Required' }],
    ['RoomPreferencesInfo', { roomPreferences: ['Studio', 'Shared Suite'] }, {}],
    ['AssistancesInfo', {}, { assistances: 'Required' }],
    ['MoreInfoLeadInfo', {}, { moreInfoFromLeadChoice: 'Required' }],
    ['MoreInfoLeadInfo', { moreInfoFromLeadChoice: 'Yes' }, {}],
  ])(
    '%s with %j finds %j [POST-006, POST-007, POST-008, POST-011, POST-012, POST-014, VAL-013]',
    async (step, answers, errors) => {
      const run = startPost()
      await run.walkTo(step)
      run.answer(answers)
      run.next()
      if (Object.keys(errors).length > 0) expect(run.context()).toMatchObject({ step, errors })
      else expect(run.context().status === 'submitting' || run.context().step !== step).toBe(true)
    },
  )

  test('the choices match the requirements [POST-007, POST-008, POST-010, POST-011, POST-012]', () => {
    expect(searchStageChoices).toEqual(['hospital', 'touring', 'startedSearching', 'researching'])
    expect(searchReasonChoices).toEqual(['rehab', 'overwhelmed', 'needsNotMet', 'isolation', 'other'])
    expect(roomPreferenceChoices).toEqual(['Studio', '1 Bedroom', '2 Bedroom', 'Private Suite', 'Shared Suite'])
    expect(assistanceChoices).toEqual(['family', 'pro-staff', 'self'])
    expect(interestChoices).toContain('gardening')
  })

  test("other is exclusive among the reasons and has its text only while it's chosen [POST-008, POST-009]", () => {
    const run = startPost()
    run.answer({ searchReasons: ['rehab', 'isolation'] })
    run.answer({ searchReasons: ['rehab', 'isolation', 'other'], searchReasonsOther: 'The stairs' })
    expect(run.context().answers).toMatchObject({ searchReasons: ['other'], searchReasonsOther: 'The stairs' })
    run.answer({ searchReasons: ['other', 'rehab'] })
    expect(run.context().answers).toEqual({ searchReasons: ['rehab'] })
  })

  test('self is exclusive among the assistances [POST-012, POST-013]', () => {
    const run = startPost()
    run.answer({ assistances: ['family', 'pro-staff'] })
    run.answer({ assistances: ['family', 'pro-staff', 'self'] })
    expect(run.context().answers.assistances).toEqual(['self'])
    run.answer({ assistances: ['self', 'family'] })
    expect(run.context().answers.assistances).toEqual(['family'])
  })

  test('keeps the comment only while the choice is Yes [POST-014, POST-015]', () => {
    const run = startPost()
    run.answer({ moreInfoFromLeadChoice: 'Yes', moreInfoFromLead: 'She plays the organ' })
    expect(run.context().answers.moreInfoFromLead).toBe('She plays the organ')
    run.answer({ moreInfoFromLeadChoice: 'No' })
    expect(run.context().answers).toEqual({ moreInfoFromLeadChoice: 'No' })
  })
})

describe('the submit', () => {
  test('sends the answers, is done, and calls back two seconds later [POST-014, POST-016, POST-017]', async () => {
    const createUuidAction = vi.fn(async () => undefined)
    const onPostConversionDone = vi.fn()
    const run = startPost({
      answers: { lookingFor: 'Mother' },
      services: { createUuidAction, onPostConversionDone },
      settings: { actionPage: '/oak' },
    })
    await run.walkTo('MoreInfoLeadInfo')
    run.answer({ moreInfoFromLeadChoice: 'Yes', moreInfoFromLead: 'She plays the organ' })
    run.next()
    expect(run.context().status).toBe('submitting')
    await settle()
    expect(createUuidAction).toHaveBeenCalledExactlyOnceWith({
      actionType: 'post-conversion',
      actionPage: '/oak',
      actionInfo: {
        requestId: run.context().requestId,
        status: 'complete',
        data: {
          lookingFor: 'Mother',
          residentName: 'Ruth Lee',
          resident: { firstName: 'Ruth', lastName: 'Lee' },
          age: 81,
          searchStage: 'touring',
          searchReasons: ['isolation'],
          interests: ['music'],
          roomPreferences: ['Studio'],
          assistances: ['family'],
          moreInfoFromLeadChoice: 'Yes',
          moreInfoFromLead: 'She plays the organ',
        },
        slug: 'oak-house',
        contactType: 'online',
      },
    })
    expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
    run.clock.increment(1999)
    expect(onPostConversionDone).not.toHaveBeenCalled()
    run.clock.increment(1)
    expect(onPostConversionDone).toHaveBeenCalledOnce()
    expect(run.actor.getSnapshot().status).toBe('done')
  })

  test('a failure sets error, still ends in done, and is resent until accepted [POST-016, POST-017]', async () => {
    const createUuidAction = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('down'))
    const onPostConversionDone = vi.fn()
    const run = startPost({ services: { createUuidAction, onPostConversionDone } })
    await run.walkTo('submit')
    expect(run.context().status).toBe('error')
    run.clock.increment(2000)
    expect(run.context().status).toBe('done')
    expect(onPostConversionDone).toHaveBeenCalledOnce()
    expect(run.context().unsent?.actionType).toBe('post-conversion')
    run.clock.increment(3000)
    await settle()
    const [first, second] = createUuidAction.mock.calls
    expect(second).toEqual(first)
    expect(run.context()).toMatchObject({ status: 'done', unsent: undefined })
  })

  test('is done even if a disclosure is enabled [POST-016]', async () => {
    const run = startPost({ community: { ...community, isDisclosureEnabled: true } })
    await run.walkTo('submit')
    run.clock.increment(2000)
    expect(run.context().status).toBe('done')
  })
})

describe('progress', () => {
  const reload = (run: ReturnType<typeof startPost>, input: Partial<PostConversionInput> = {}) =>
    startPost({ ...input, progress: restoreProgress(serializeProgress(run.context())) })

  test.each(postStepIds)('a reload at %s lands there, with the same answers and path [POST-019]', async (step) => {
    const before = startPost()
    await before.walkTo(step)
    const { answers, path, requestId } = before.context()
    expect(before.context().schema).toBe('postConversion')
    expect(reload(before).context()).toMatchObject({ step, answers, path, requestId, status: 'started' })
  })

  test('a stored status of done counts as complete [POST-019]', async () => {
    const before = startPost()
    await before.walkTo('submit')
    before.clock.increment(2000)
    const onPostConversionDone = vi.fn()
    const after = reload(before, { services: { onPostConversionDone } })
    expect(after.actor.getSnapshot()).toMatchObject({ status: 'done', context: { status: 'done' } })
    expect(onPostConversionDone).not.toHaveBeenCalled()
  })

  test('a reload while submitting submits the same request once more [POST-016, POST-019]', async () => {
    const before = startPost({ services: { createUuidAction: () => new Promise(() => undefined) } })
    await before.walkTo('submit')
    const createUuidAction = vi.fn(async () => undefined)
    reload(before, { services: { createUuidAction } })
    await settle()
    expect(createUuidAction).toHaveBeenCalledExactlyOnceWith(before.context().unsent)
  })
})
