import { budgetRanges } from '@pkg/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerChange } from '../answers/answers'
import { budgetChoices, careLevelChoices, lookingForChoices, timingChoices, yesNoChoices } from '../answers/choices'
import { problemsAt } from '../answers/problems'
import { userActionOf } from '../answers/user-action-of'
import { restoreProgress } from '../progress/restore-progress'
import { serializeProgress } from '../progress/serialize-progress'
import type { AnyStepId } from './step-ids'
import { community, start } from './wizard.test.kit'

/** Which step may follow which, from the requirements. [GWZ-003 to GWZ-014] */
const followers: Partial<Record<AnyStepId, AnyStepId[]>> = {
  LookingFor: ['CareLevel'],
  CareLevel: ['MoveTimeline'],
  MoveTimeline: ['BudgetRangeInfo'],
  BudgetRangeInfo: ['BudgetInfo', 'UserLocation'],
  BudgetInfo: ['UserLocation'],
  UserLocation: ['NameInfo'],
  NameInfo: ['EmailInfo'],
  EmailInfo: ['PhoneInfo'],
  PhoneInfo: ['homeSaleInterest'],
}

/** What a person may answer at each step, a blank now and then. */
const answersAt: Partial<Record<AnyStepId, fc.Arbitrary<AnswerChange>>> = {
  LookingFor: fc.record({ lookingFor: fc.constantFrom(...lookingForChoices) }),
  CareLevel: fc.record({ adl: fc.constantFrom(...careLevelChoices) }),
  MoveTimeline: fc.record({ timing: fc.constantFrom(...timingChoices, undefined) }),
  BudgetRangeInfo: fc.record({ budgetRange: fc.constantFrom(...budgetRanges) }),
  BudgetInfo: fc.record({ budget: fc.subarray([...budgetChoices]) }),
  UserLocation: fc.record({
    location: fc.record({
      searchParams: fc.record({ city: fc.constant('Boise'), state: fc.constant('ID'), zip: fc.constant('') }),
    }),
  }),
  NameInfo: fc.record({ firstName: fc.constantFrom('Ann', ' '), lastName: fc.constant('Lee') }),
  EmailInfo: fc.record({ email: fc.constantFrom('ann@example.com', 'ann@') }),
  PhoneInfo: fc.record({ phone: fc.constantFrom('2085550123', '208') }),
  homeSaleInterest: fc.record({ homeSaleInterest: fc.constantFrom(...yesNoChoices) }),
}

/** `next` is likely, so that walks get far; homeSaleInterest is never left, so that they do not end. */
const move = fc.oneof(
  { weight: 5, arbitrary: fc.constant('advance' as const) },
  { weight: 2, arbitrary: fc.constantFrom('answer' as const, 'next' as const) },
  { weight: 2, arbitrary: fc.constant('back' as const) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
)

type Run = ReturnType<typeof start>

const settings = { isLocationStepEnabled: true }
const reloaded = (run: Run) => start({ settings, progress: restoreProgress(serializeProgress(run.context())) })

function walk(moves: readonly ('advance' | 'answer' | 'next' | 'back' | 'reload')[], gen: fc.GeneratorValue) {
  let run = start({ settings })
  const answeredAt = new Map<string, number>()
  for (const [time, move] of moves.entries()) {
    const before = run.context()
    if (move === 'answer' || move === 'advance') {
      const change = gen(() => answersAt[before.step] ?? fc.constant({}))
      run.answer(change)
      for (const [name, value] of Object.entries(change)) {
        const isNew = JSON.stringify(value) !== JSON.stringify(before.answers[name as keyof typeof before.answers])
        if (isNew) answeredAt.set(name, time)
      }
    }
    if ((move === 'next' || move === 'advance') && before.step !== 'homeSaleInterest') run.next()
    if (move === 'back') run.back()
    if (move === 'reload') run = reloaded(run)
    if (move === 'reload' || move === 'back') expect(run.context().answers).toEqual(before.answers)
  }
  return { run, answeredAt }
}

const walks = fc.tuple(fc.array(move, { minLength: 1, maxLength: 60 }), fc.gen())

test('however people wander, the path has no gap and every step passed is answered [GWZ-071, GWZ-101, GWZ-104]', () => {
  fc.assert(
    fc.property(walks, ([moves, gen]) => {
      const { path, answers, step } = walk(moves, gen).run.context()
      expect(path[0]).toBe('LookingFor')
      expect(path.at(-1)).toBe(step)
      for (const [index, passed] of path.slice(0, -1).entries()) {
        expect(followers[passed]).toContain(path[index + 1])
        expect(problemsAt(passed, { answers, community, now: Date.now })).toEqual({})
      }
      if (path.includes('UserLocation')) {
        expect(path.includes('BudgetInfo')).toBe(answers.budgetRange === '<$2K')
      }
    }),
    { numRuns: 2000 },
  )
})

test('however people wander, no answer outlives the one it depended on [GWZ-090, GWZ-091]', () => {
  fc.assert(
    fc.property(walks, ([moves, gen]) => {
      const { run, answeredAt } = walk(moves, gen)
      const { answers } = run.context()
      const since = (name: string) => answeredAt.get(name) ?? -1
      if (answers.timing !== undefined) expect(since('timing')).toBeGreaterThan(since('lookingFor'))
      if (answers.budget !== undefined) expect(since('budget')).toBeGreaterThan(since('budgetRange'))
    }),
    { numRuns: 2000 },
  )
})

test('the same answers give the same request, whichever way they were reached [GWZ-101, DATA-008]', () => {
  fc.assert(
    fc.property(walks, ([moves, gen]) => {
      const { run } = walk(moves, gen)
      const { answers, requestId } = run.context()
      const straight = start({ settings })
      straight.answer(answers)
      const request = userActionOf(run.context(), 'complete')
      expect(userActionOf(reloaded(run).context(), 'complete')).toEqual(request)
      expect(userActionOf({ ...straight.context(), requestId }, 'complete')).toEqual(request)
    }),
    { numRuns: 2000 },
  )
})
