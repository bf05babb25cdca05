import {
  budgetRanges,
  composeValidators,
  email,
  isBlank,
  phone,
  required,
  type GatewaySummary,
  type Validator,
} from '@pkg/domain'
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
  ({ answers }) => required(choices.find((choice) => choice === answers[name])),
]

const someOf = (name: 'budget' | 'similarCommunities', choices?: readonly string[]): Question => [
  name,
  ({ answers }) => {
    const chosen = answers[name] ?? []
    return required(chosen.every((choice) => choices?.includes(choice) ?? true) ? chosen : [])
  },
]

const text = (
  name: 'firstName' | 'lastName' | 'residentName' | 'tourDate' | 'tourTimeText' | 'email' | 'phone',
  ...validators: Validator<string | undefined>[]
): Question => {
  const check = composeValidators<string | undefined>(required, ...validators)
  return [name, ({ answers }) => check(answers[name])]
}

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
      ({ answers, community }) => required(budgetRangesOf(community).find((range) => range === answers.budgetRange)),
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
      ({ answers }) => required(Object.values(answers.location?.searchParams ?? {}).filter((part) => !isBlank(part))),
    ],
  ],
  NameInfo: [text('firstName'), text('lastName')],
  EmailInfo: [text('email', email)],
  PhoneInfo: [text('phone', phone)],
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
