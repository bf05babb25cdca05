import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gwizzyMachines } from '@pkg/gwizzy/machines'
import { assign, createActor, setup } from 'xstate'
import { type Contender, measureInRounds, computeRatio } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { surveyJson } from '../wizard-bytes/eight-steps'
import { community } from './community'

/** The events of each contender, one answer and one step at a time. */
const allAnswers = [
  { lookingFor: 'Mother' },
  { adl: 'light-care' },
  { timing: '30-90 Days' },
  { budgetRange: '$2K-$5K' },
] as const

const walksPerRound = 300

/** Answers four questions without counting the setup, and returns the answers. */
interface Walker {
  walk(): void
  answers(): Record<string, unknown>
}

/** Compares answering and continuing without a screen: gwizzy's machine, a bare machine with the same states, and SurveyJS. */
export async function wizardSteps(libraries: Promise<string>): Promise<Outcome> {
  const makers = { gwizzy: ownWalker, bare: bareWalker, survey: await surveyWalker(await libraries) }
  const expected = Object.assign({}, ...allAnswers)
  for (const [name, make] of Object.entries(makers)) {
    const walker = make()
    walker.walk()
    const given = Object.fromEntries(Object.keys(expected).map((key) => [key, walker.answers()[key]]))
    if (JSON.stringify(given) !== JSON.stringify(expected)) throw new Error(`${name} has different answers`)
  }
  const times = await measureInRounds({
    gwizzy: walking(makers.gwizzy),
    bare: walking(makers.bare),
    survey: walking(makers.survey),
  })
  return {
    figures: [
      {
        measured: "gwizzy's machine",
        reference: 'a bare actor, same states',
        ratio: computeRatio(times.gwizzy, times.bare),
        target: '≤ 1.25',
      },
      {
        measured: 'SurveyJS',
        reference: "gwizzy's machine",
        ratio: computeRatio(times.survey, times.gwizzy),
        target: '≥ 140',
      },
      { measured: 'SurveyJS', reference: 'a bare actor', ratio: computeRatio(times.survey, times.bare) },
    ],
    notes: [`${walksPerRound} runs of four answers and steps each; everything is set up before the timing starts`],
  }
}

const walking =
  (make: () => Walker): Contender =>
  () => {
    const walkers = Array.from({ length: walksPerRound }, make)
    const begun = performance.now()
    for (const { walk } of walkers) walk()
    return Promise.resolve(performance.now() - begun)
  }

function ownWalker(): Walker {
  const actor = createActor(gwizzyMachines.default, { input: { community } }).start()
  return {
    walk() {
      for (const answers of allAnswers) {
        actor.send({ type: 'answer', answers })
        actor.send({ type: 'next' })
      }
    },
    answers: () => ({ ...actor.getSnapshot().context.answers }),
  }
}

type BareAnswers = Record<string, string>

const bareMachine = setup({
  types: {} as {
    context: { answers: BareAnswers }
    events: { type: 'answer'; answers: BareAnswers } | { type: 'next' }
  },
  guards: { has: ({ context }, { name }: { name: string }) => Boolean(context.answers[name]) },
}).createMachine({
  context: { answers: {} },
  initial: 'LookingFor',
  on: { answer: { actions: assign({ answers: ({ context, event }) => ({ ...context.answers, ...event.answers }) }) } },
  states: {
    LookingFor: { on: { next: { guard: { type: 'has', params: { name: 'lookingFor' } }, target: 'CareLevel' } } },
    CareLevel: { on: { next: { guard: { type: 'has', params: { name: 'adl' } }, target: 'MoveTimeline' } } },
    MoveTimeline: { on: { next: { guard: { type: 'has', params: { name: 'timing' } }, target: 'BudgetRangeInfo' } } },
    BudgetRangeInfo: { on: { next: { guard: { type: 'has', params: { name: 'budgetRange' } }, target: 'NameInfo' } } },
    NameInfo: {},
  },
})

function bareWalker(): Walker {
  const actor = createActor(bareMachine).start()
  return {
    walk() {
      for (const answers of allAnswers) {
        actor.send({ type: 'answer', answers })
        actor.send({ type: 'next' })
      }
    },
    answers: () => actor.getSnapshot().context.answers,
  }
}

/** The part of SurveyJS that the benchmark uses. */
interface SurveyModel {
  setValue(name: string, value: unknown): void
  nextPage(): boolean
  data: Record<string, unknown>
}

async function surveyWalker(folder: string): Promise<() => Walker> {
  const path = createRequire(join(folder, 'package.json')).resolve('survey-core')
  const library: { Model: new (json: object) => SurveyModel } = await import(pathToFileURL(path).href)
  return () => {
    const model = new library.Model(surveyJson)
    return {
      walk() {
        for (const answers of allAnswers) {
          for (const [name, value] of Object.entries(answers)) model.setValue(name, value)
          model.nextPage()
        }
      },
      answers: () => model.data,
    }
  }
}
