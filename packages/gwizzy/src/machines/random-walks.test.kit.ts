import { isDeepStrictEqual } from 'node:util'
import {
  budgetRanges,
  suggestedTourDates,
  todayIn,
  tourTimes,
  now,
  budgetChoices,
  lookingForChoices,
  timingChoices,
} from '@pkg/domain'
import fc from 'fast-check'
import { createActor } from 'xstate'
import type { AnswerChange, AnswerName } from '../answers/answers'
import {
  careLevelChoices,
  communityInfoChoices,
  housingChoices,
  nextStepChoices,
  yesNoChoices,
} from '../answers/choices'
import { restoreProgress } from '../progress/restore-progress'
import { serializeProgress } from '../progress/serialize-progress'
import { pricedCommunity, type Setting } from './schema-paths.test.kit'
import { gwizzyMachines, type SchemaKey } from './schemas'
import { stepIds, type StepId } from './step-ids'
import type { WizardContext } from './wizard-context'
import { settle, startActor } from './wizard.test.kit'

const tourDays = suggestedTourDates(todayIn('America/Los_Angeles', now().getTime())).slice(0, 2)
const names = {
  firstName: fc.constantFrom('Ann', ' '),
  lastName: fc.constant('Lee'),
}
const email = fc.constantFrom('ann@example.com', 'lee@example.com', 'ann@')
const phone = fc.constantFrom('2085550123', '2085550199', '208')

/** The possible answers at each step, with an occasional blank or mistake. */
const answersAt: Record<StepId, fc.Arbitrary<AnswerChange>> = {
  LookingFor: fc.record({ lookingFor: fc.constantFrom(...lookingForChoices) }),
  CareLevel: fc.record({ adl: fc.constantFrom(...careLevelChoices) }),
  MoveTimeline: fc.record({ timing: fc.constantFrom(...timingChoices, undefined) }),
  PlanningConsulation: fc.record({ consultationRequested: fc.constantFrom(...yesNoChoices) }),
  SearchReasons: fc.constant({}),
  SearchStage: fc.constant({}),
  BudgetRangeInfo: fc.record({ budgetRange: fc.constantFrom(...budgetRanges) }),
  BudgetInfo: fc.record({ budget: fc.subarray([...budgetChoices]) }),
  NextStep: fc.record({ nextStep: fc.constantFrom(...nextStepChoices) }),
  TourInfo: fc.record({ tourDate: fc.constantFrom(...tourDays), tourTimeText: fc.constantFrom(...tourTimes) }),
  CommunityInfo: fc.record({
    communityInfo: fc.constantFrom(...communityInfoChoices),
    communityInfoOther: fc.constantFrom('Parking', ''),
  }),
  SimilarCommunities: fc.record({ similarCommunities: fc.subarray(['elm-court', 'ash-hill']) }),
  UserLocation: fc.record({
    location: fc.record({
      searchParams: fc.record({
        city: fc.constantFrom('Boise', 'Nampa', ''),
        state: fc.constantFrom('ID', ''),
        zip: fc.constant(''),
      }),
    }),
  }),
  NameInfo: fc.record(names),
  EmailInfo: fc.record({ email }),
  PhoneInfo: fc.record({ phone }),
  ContactInfo: fc.record({ ...names, email, phone }),
  HousingOptions: fc.record({ housingOptions: fc.constantFrom(...housingChoices) }),
  homeSaleInterest: fc.record({ homeSaleInterest: fc.constantFrom(...yesNoChoices) }),
  ResidentNameInfo: fc.record({ residentName: fc.constantFrom('Ruth Lee', '') }),
}

/** `advance` answers and continues; `wander` answers any question, whichever is open. */
export type Move = 'advance' | 'answer' | 'wander' | 'next' | 'back' | 'reload'

const move = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Move>('advance') },
  { weight: 2, arbitrary: fc.constantFrom<Move>('answer', 'next') },
  { weight: 3, arbitrary: fc.constant<Move>('back') },
  { weight: 1, arbitrary: fc.constantFrom<Move>('reload', 'wander') },
)

/** Random moves with the answers they need. */
export const walks = fc.tuple(fc.array(move, { minLength: 1, maxLength: 50 }), fc.gen())

const startRun = async (schema: SchemaKey, setting: Setting, from?: WizardContext) => {
  const { isLocationStepEnabled = false, isResidentNameRequired = false, hasPrices } = setting
  const run = startActor((options) => createActor(gwizzyMachines[schema], options), {
    community: pricedCommunity(hasPrices),
    settings: { isLocationStepEnabled },
    services: { isGwizzyQuestion: async () => ({ info: { isResidentNameRequired } }) },
    progress: from && restoreProgress(serializeProgress(from)),
  })
  await settle()
  return run
}

type Run = Awaited<ReturnType<typeof startRun>>

/** The result of a walk. */
export interface Walked {
  run: Run
  /** Reloads the run. */
  reloaded: () => Promise<Run>
  /** When each answer was last given, by move number, and when it last changed. */
  givenAt: Map<string, number>
  changedAt: Map<string, number>
  /** Moves that lost an answer without changing one. */
  losses: string[]
}

/** Returns whether two values are equal, ignoring prototypes that fast-check omits. */
const isDeepEqual = (one: unknown, other: unknown) => isDeepStrictEqual(structuredClone(one), structuredClone(other))

/** Walks through a schema, move by move. */
export async function walk(
  schema: SchemaKey,
  setting: Setting,
  [moves, gen]: [Move[], fc.GeneratorValue],
): Promise<Walked> {
  let run = await startRun(schema, setting)
  const givenAt = new Map<string, number>()
  const changedAt = new Map<string, number>()
  const losses: string[] = []
  const askable = Object.keys(gwizzyMachines[schema].states).filter((id): id is StepId =>
    [...stepIds, 'ContactInfo'].includes(id),
  )
  const answer = (step: StepId, time: number) => {
    const { answers, status } = run.context()
    const change = gen(() => answersAt[step])
    if (status !== 'started') return
    run.answer(change)
    for (const [name, value] of Object.entries(change)) {
      givenAt.set(name, time)
      if (!isDeepEqual(value, answers[name as AnswerName])) changedAt.set(name, time)
    }
  }
  for (const [time, move] of moves.entries()) {
    const before = run.context()
    if (move === 'advance' || move === 'answer') answer(before.step as StepId, time)
    if (move === 'wander')
      answer(
        gen(() => fc.constantFrom(...askable)),
        time,
      )
    if (move === 'advance' || move === 'next') run.next()
    if (move === 'back') run.back()
    if (move === 'reload') run = await startRun(schema, setting, before)
    await settle()
    const isKept = isDeepEqual(run.context().answers, before.answers)
    if (['back', 'next', 'reload'].includes(move) && !isKept) losses.push(`${move} at ${before.step}`)
    if (run.context().requestId !== before.requestId) losses.push(`the request, by ${move} at ${before.step}`)
  }
  return { run, reloaded: () => startRun(schema, setting, run.context()), givenAt, changedAt, losses }
}

/** Starts a fresh run of the same kind with all `answers` given at once. */
export async function straight(schema: SchemaKey, setting: Setting, answers: AnswerChange): Promise<Run> {
  const run = await startRun(schema, setting)
  run.answer(answers)
  return run
}
