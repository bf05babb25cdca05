import { suggestedTourDates, todayIn, type GatewaySummary, now } from '@pkg/domain'
import { createActor, SimulatedClock, type AnyStateMachine, type AnyEventObject, type InputFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AnswerChange } from '../answers/answers'
import { errorsAt } from '../answers/step-errors'
import { defaultMachine } from './default.machine'
import { stepIds, type AnyStepId } from './step-ids'
import type { WizardContext, WizardEvent, WizardInput } from './wizard-context'

/** A community with an agent and without a disclosure. */
export const community: GatewaySummary = {
  id: 'oak-house',
  name: 'Oak House',
  lat: 43.61,
  long: -116.2,
  city: 'Boise',
  state: 'ID',
  timeZone: 'America/Boise',
  isD2C: false,
  startingRate: 3600,
  pricesByCareType: {},
  isAutoReferable: false,
  similarCommunities: [],
  primaryToc: 'assisted-living',
  conversionSchemaType: 'gwizzy',
  isDisclosureEnabled: false,
  care: ['assisted-living'],
  imagePath: '',
  isD2CAdjacent: false,
}

/** One valid answer per step. */
export const validAnswers: Partial<Record<AnyStepId, AnswerChange>> = {
  LookingFor: { lookingFor: 'Mother' },
  CareLevel: { adl: 'light-care' },
  MoveTimeline: { timing: '30-90 Days' },
  BudgetRangeInfo: { budgetRange: '$2K-$5K' },
  BudgetInfo: { budget: ['Medicaid'] },
  PlanningConsulation: { consultationRequested: 'Yes' },
  HousingOptions: { housingOptions: 'rent' },
  NextStep: { nextStep: 'talk' },
  TourInfo: {
    tourDate: suggestedTourDates(todayIn('America/Los_Angeles', now().getTime()))[0] ?? '',
    tourTimeText: 'Morning (8AM-12PM)',
  },
  CommunityInfo: { communityInfo: 'Care' },
  SimilarCommunities: { similarCommunities: ['elm-court'] },
  UserLocation: { location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } } },
  NameInfo: { firstName: 'Ann', lastName: 'Lee' },
  EmailInfo: { email: 'ann@example.com' },
  PhoneInfo: { phone: '(208) 555-0123' },
  ContactInfo: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '(208) 555-0123' },
  homeSaleInterest: { homeSaleInterest: 'No' },
  ResidentNameInfo: { residentName: 'Ruth Lee' },
}

/** Starts a wizard of the default schema at `LookingFor` with its own clock. */
export function start(input: Partial<WizardInput> = {}) {
  return startActor((options) => createActor(defaultMachine, options), input)
}

/** The part of a wizard's actor that the tests need. */
interface Wizard {
  start: () => unknown
  send: (event: WizardEvent) => void
  getSnapshot: () => { context: WizardContext; status: string }
  subscribe: (listener: (snapshot: { context: WizardContext }) => void) => { unsubscribe: () => void }
}

/** Starts a wizard of any schema. */
export function startActor(
  create: (options: { input: WizardInput; clock: SimulatedClock }) => Wizard,
  input: Partial<WizardInput> = {},
) {
  const clock = new SimulatedClock()
  const actor = create({ input: { community, ...input }, clock })
  actor.start()
  const answer = (answers: AnswerChange) => actor.send({ type: 'answer', answers })
  return {
    actor,
    clock,
    answer,
    next: () => actor.send({ type: 'next' }),
    back: () => actor.send({ type: 'back' }),
    context: () => actor.getSnapshot().context,
    /** Answers and advances with `answers` to `step` or to the submit. */
    async walkTo(step: AnyStepId | 'submit', answers: Partial<Record<AnyStepId, AnswerChange>> = {}) {
      for (const _ of stepIds) {
        const { step: present, status } = actor.getSnapshot().context
        if (present === step || status !== 'started') return
        answer({ ...validAnswers[present], ...answers[present] })
        actor.send({ type: 'next' })
        await settle()
      }
    },
  }
}

/** Waits until every service that responded is processed. */
export async function settle() {
  for (const _ of Array.from({ length: 20 })) await Promise.resolve()
}

/**
 * Returns every path of `machine` from its first step to the submit as text, for the answers that can be chosen at each step. Excludes
 * `back` and retries; the services respond through `answersOfServices`.
 */
export function findPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  choices: Partial<Record<AnyStepId, AnswerChange[]>>,
  answersOfServices: AnyEventObject[] = [],
): string[] {
  const paths = getShortestPaths(machine, {
    input,
    serializeState: (snapshot) => {
      const { value, context } = snapshot as { value: unknown; context: WizardContext }
      const { answers, path, status, isResidentNameRequired } = context
      return JSON.stringify([value, answers, path, status, isResidentNameRequired])
    },
    events: (snapshot) => {
      const { context } = snapshot as { context: WizardContext }
      if (context.status !== 'started') return answersOfServices as never
      const isOpen = Object.keys(errorsAt(context.step, context)).length > 0
      const answers = choices[context.step] ?? [validAnswers[context.step] ?? {}]
      return (isOpen ? answers.map((answers) => ({ type: 'answer', answers })) : [{ type: 'next' }]) as never
    },
    toState: (snapshot) => (snapshot as { context: WizardContext }).context.status === 'submitting',
    stopWhen: (snapshot) => (snapshot as { context: WizardContext }).context.status === 'submitting',
  })
  return [
    ...new Set(
      paths.map(({ state }) => [...(state as { context: WizardContext }).context.path, 'submitting'].join(' → ')),
    ),
  ].sort()
}
