import type { GatewaySummary } from '@pkg/domain'
import type { StepId } from '../machines/step-ids'
import type { AnswerErrors, AnswerName, Answers } from './answers'
import {
  budgetChoices,
  careLevelChoices,
  communityInfoChoices,
  housingChoices,
  lookingForChoices,
  nextStepChoices,
  timingChoices,
  yesNoChoices,
} from './choices'
import { isEmail, isPhone, isBlank, budgetRanges } from './temporary'

/** What a step's answers are judged by. */
export interface Known {
  answers: Answers
  community: Pick<GatewaySummary, 'gwizzyPricingThreshold'>
}

/** The message that an answer deserves, or none. */
type Check = (known: Known) => string | undefined
type Question = readonly [AnswerName, Check]

const oneOf = (name: AnswerName, choices: readonly unknown[]): Question => [
  name,
  ({ answers }) => (choices.includes(answers[name]) ? undefined : 'Required'),
]

const someOf = (name: 'budget' | 'similarCommunities', choices?: readonly string[]): Question => [
  name,
  ({ answers }) => {
    const chosen = answers[name] ?? []
    return chosen.length > 0 && chosen.every((choice) => choices?.includes(choice) ?? true) ? undefined : 'Required'
  },
]

const text = (
  name: 'firstName' | 'lastName' | 'residentName' | 'tourDate' | 'tourTimeText' | 'email' | 'phone',
  check: (value: string) => string | undefined = () => undefined,
): Question => [name, ({ answers }) => (isBlank(answers[name]) ? 'Required' : check(answers[name] ?? ''))]

/** The budget options of a community: its own, else the default ones. [GWZ-076] */
export function budgetRangesOf({ gwizzyPricingThreshold: own }: Known['community']): readonly string[] {
  return own !== undefined && own.length > 0 ? own : budgetRanges
}

/** What each step must have answered. Free texts and the consent may stay empty. [VAL-013, VAL-019] */
const questions: Record<StepId, readonly Question[]> = {
  LookingFor: [oneOf('lookingFor', lookingForChoices)],
  CareLevel: [oneOf('adl', careLevelChoices)],
  MoveTimeline: [oneOf('timing', timingChoices)],
  PlanningConsulation: [oneOf('consultationRequested', yesNoChoices)],
  SearchReasons: [],
  SearchStage: [],
  BudgetRangeInfo: [
    [
      'budgetRange',
      ({ answers, community }) =>
        budgetRangesOf(community).includes(answers.budgetRange ?? '') ? undefined : 'Required',
    ],
  ],
  BudgetInfo: [someOf('budget', budgetChoices)],
  NextStep: [oneOf('nextStep', nextStepChoices)],
  TourInfo: [text('tourDate'), text('tourTimeText')],
  CommunityInfo: [oneOf('communityInfo', communityInfoChoices)],
  SimilarCommunities: [someOf('similarCommunities')],
  UserLocation: [
    [
      'location',
      ({ answers }) => (Object.values(answers.location?.searchParams ?? {}).every(isBlank) ? 'Required' : undefined),
    ],
  ],
  NameInfo: [text('firstName'), text('lastName')],
  EmailInfo: [text('email', (value) => (isEmail(value) ? undefined : 'Invalid email address'))],
  PhoneInfo: [text('phone', (value) => (isPhone(value) ? undefined : 'Invalid phone number'))],
  HousingOptions: [oneOf('housingOptions', housingChoices)],
  homeSaleInterest: [oneOf('homeSaleInterest', yesNoChoices)],
  ResidentNameInfo: [text('residentName')],
}

/** The messages that keep a person on `step`, by the names of the answers; none once it is answered. [GWZ-104, VAL-013] */
export function problemsAt(step: StepId, known: Known): AnswerErrors {
  const found = questions[step].flatMap(([name, check]) => {
    const message = check(known)
    return message === undefined ? [] : [[name, message] as const]
  })
  return Object.fromEntries(found)
}
