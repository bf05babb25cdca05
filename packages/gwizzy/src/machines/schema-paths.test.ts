import { budgetRanges, tourTimes, budgetChoices, lookingForChoices, timingChoices } from '@pkg/domain'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AnswerChange } from '../answers/answers'
import {
  careLevelChoices,
  communityInfoChoices,
  housingChoices,
  nextStepChoices,
  yesNoChoices,
} from '../answers/choices'
import { gwizzyMachines, type SchemaKey } from './schemas'
import type { AnyStepId } from './step-ids'
import { mostSteps } from './step-transitions'
import { counts, pricedCommunity, pathsOfSchemas, type Setting } from './schema-paths.test.kit'
import { findPaths, validAnswers } from './wizard.test.kit'

const each = <Value>(values: readonly Value[], change: (value: Value) => AnswerChange) => values.map(change)

/** Every possible answer of every step. */
const allAnswers: Partial<Record<AnyStepId, AnswerChange[]>> = {
  LookingFor: each(lookingForChoices, (lookingFor) => ({ lookingFor })),
  CareLevel: each(careLevelChoices, (adl) => ({ adl })),
  MoveTimeline: each(timingChoices, (timing) => ({ timing })),
  BudgetRangeInfo: each(budgetRanges, (budgetRange) => ({ budgetRange })),
  BudgetInfo: each(budgetChoices, (choice) => ({ budget: [choice] })),
  PlanningConsulation: each(yesNoChoices, (consultationRequested) => ({ consultationRequested })),
  HousingOptions: each(housingChoices, (housingOptions) => ({ housingOptions })),
  NextStep: each(nextStepChoices, (nextStep) => ({ nextStep })),
  TourInfo: each(tourTimes, (tourTimeText) => ({ ...validAnswers.TourInfo, tourTimeText })),
  CommunityInfo: each(communityInfoChoices, (communityInfo) => ({ communityInfo })),
  homeSaleInterest: each(yesNoChoices, (homeSaleInterest) => ({ homeSaleInterest })),
}

const pathsFound = (schema: SchemaKey, { isLocationStepEnabled, isResidentNameRequired, hasPrices }: Setting) =>
  findPaths(
    gwizzyMachines[schema],
    {
      community: pricedCommunity(hasPrices),
      settings: isLocationStepEnabled === undefined ? {} : { isLocationStepEnabled },
      services: { isGwizzyQuestion: () => new Promise<never>(() => undefined) },
    },
    allAnswers,
    [{ type: 'xstate.done.actor.isGwizzyQuestion', output: isResidentNameRequired === true }],
  )

describe.each(Object.entries(pathsOfSchemas) as [SchemaKey, (typeof pathsOfSchemas)[SchemaKey]][])(
  'over all answers, %s',
  (schema, table) => {
    test.each(table)('with $setting walks these paths and no others [GWZ-003 to GWZ-069]', ({ setting, paths }) => {
      const ended = paths.map((path) => `${path} → submitting`)
      expect(pathsFound(schema, setting)).toEqual(ended.sort())
    })

    test('counts up to its longest path, whatever the answers [GWZ-070]', () => {
      const input = { community: pricedCommunity(), settings: { isLocationStepEnabled: true } }
      const { context } = createActor(gwizzyMachines[schema], { input }).start().getSnapshot()
      const lengths = table.flatMap(({ paths }) => paths).map((path) => path.split(' → ').length)
      // One more where two steps exclude each other, which only the answers decide: a budget and the resident's name without an agent,
      // and a tour and similar communities in D2C.
      const most = Math.max(...lengths) + (schema === 'noAgent' || schema === 'd2c' ? 1 : 0)
      expect(mostSteps(gwizzyMachines[schema], context)).toBe(most)
      expect(mostSteps(gwizzyMachines[schema], { ...context, answers: { budgetRange: '<$2K' } })).toBe(most)
    })

    test(`has ${counts[schema]} paths in all [GWZ-003 to GWZ-069]`, () => {
      expect(new Set(table.flatMap(({ paths }) => paths)).size).toBe(counts[schema])
    })
  },
)
