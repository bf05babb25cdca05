import {
  budgetRangesOf,
  composeValidators,
  email,
  isBlank,
  isTourDate,
  personName,
  phone,
  required,
  trimInvisible,
  todayIn,
  tourTimes,
  type GatewaySummary,
  type Validator,
  budgetChoices,
  lookingForChoices,
  timingChoices,
} from '@pkg/domain'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardSettings } from '../services'
import type { AnswerErrors, AnswerName, Answers } from './answers'
import {
  assistanceChoices,
  careLevelChoices,
  communityInfoChoices,
  housingChoices,
  nextStepChoices,
  roomPreferenceChoices,
  searchReasonChoices,
  searchStageChoices,
  yesNoChoices,
} from './choices'
import { messages } from './messages'
import { tourTimezone } from './tour-timezone'

/** The data that a step's answers are validated with. */
export interface AnswerContext {
  answers: Answers
  community: Partial<Pick<GatewaySummary, 'gwizzyPricingThreshold' | 'similarCommunities'>>
  /** Whether a family can go without a phone number. [TRUST-006] */
  settings?: Pick<WizardSettings, 'isPhoneOptional'>
  /** Returns the current time in milliseconds, because tours are booked ahead. */
  now: () => number
}

/** Returns the message for an answer, or none. */
type Check = (known: AnswerContext) => string | undefined
type AnswerRule = readonly [AnswerName, Check]

const oneOf = (name: AnswerName, choices: readonly unknown[]): AnswerRule => [
  name,
  ({ answers }) => (choices.includes(answers[name]) ? undefined : required(undefined)),
]

const someOf = (
  name: 'budget' | 'searchReasons' | 'roomPreferences' | 'assistances',
  choices: readonly string[],
): AnswerRule => [
  name,
  ({ answers }) => {
    const chosen = answers[name] ?? []
    return required(chosen.every((choice) => choices.includes(choice)) ? chosen : [])
  },
]

const text = (
  name: 'firstName' | 'lastName' | 'residentName' | 'email',
  ...validators: Validator<string | undefined>[]
): AnswerRule => {
  const check = composeValidators<string | undefined>(required, ...validators)
  return [name, ({ answers }) => check(trimInvisible(answers[name] ?? ''))]
}

const lookingFor = oneOf('lookingFor', lookingForChoices)
const name = [text('firstName', personName), text('lastName', personName)]
const emailAddress = text('email', email)
const checkPhone = composeValidators<string | undefined>(required, phone)

/** The phone number, unless the family would rather not be called where the operator allows that. [TRUST-006] */
const phoneNumber: AnswerRule = [
  'phone',
  ({ answers: { phone: number, noCalls }, settings }) =>
    noCalls && settings?.isPhoneOptional ? undefined : checkPhone(number),
]

/** A day on which a tour can be booked, in the main wizard's time zone. [TOUR-003, TOUR-006] */
const tourDate: AnswerRule = [
  'tourDate',
  ({ answers: { tourDate: day }, now }) =>
    required(day) ?? (isTourDate(day ?? '', todayIn(tourTimezone, now())) ? undefined : messages.tourDate),
]

/** At least one community, or an empty list if none is offered, because an empty list can't block the step. [GWZ-086] */
const similarCommunities: AnswerRule = [
  'similarCommunities',
  ({ answers: { similarCommunities: chosen }, community }) =>
    chosen && !community.similarCommunities?.length ? undefined : required(chosen),
]

/** [POST-006] */
const age: AnswerRule = [
  'age',
  ({ answers: { age: years } }) =>
    required(years) ??
    (Number.isInteger(years) && Number(years) >= 1 && Number(years) <= 150 ? undefined : messages.age),
]

/** The required answers of each step. Free text, interests, and the consent are optional. [VAL-013, VAL-019] */
const rules: Record<AnyStepId, readonly AnswerRule[]> = {
  LookingFor: [lookingFor],
  CareLevel: [oneOf('adl', careLevelChoices)],
  MoveTimeline: [oneOf('timing', timingChoices)],
  PlanningConsulation: [oneOf('consultationRequested', yesNoChoices)],
  SearchReasons: [someOf('searchReasons', searchReasonChoices)],
  SearchStage: [oneOf('searchStage', searchStageChoices)],
  BudgetRangeInfo: [
    [
      'budgetRange',
      ({ answers, community }) => required(budgetRangesOf(community).find((range) => range === answers.budgetRange)),
    ],
  ],
  BudgetInfo: [someOf('budget', budgetChoices)],
  NextStep: [oneOf('nextStep', nextStepChoices)],
  TourInfo: [tourDate, oneOf('tourTimeText', tourTimes)],
  CommunityInfo: [oneOf('communityInfo', communityInfoChoices)],
  SimilarCommunities: [similarCommunities],
  UserLocation: [
    [
      'location',
      ({ answers }) => required(Object.values(answers.location?.searchParams ?? {}).filter((part) => !isBlank(part))),
    ],
  ],
  NameInfo: name,
  EmailInfo: [emailAddress],
  PhoneInfo: [phoneNumber],
  ContactInfo: [...name, emailAddress, phoneNumber],
  HousingOptions: [oneOf('housingOptions', housingChoices)],
  homeSaleInterest: [oneOf('homeSaleInterest', yesNoChoices)],
  ResidentNameInfo: [text('residentName', personName)],
  AgeInfo: [age],
  SearchStageInfo: [oneOf('searchStage', searchStageChoices)],
  SearchReasonsInfo: [someOf('searchReasons', searchReasonChoices)],
  InterestsInfo: [],
  RoomPreferencesInfo: [someOf('roomPreferences', roomPreferenceChoices)],
  AssistancesInfo: [someOf('assistances', assistanceChoices)],
  MoreInfoLeadInfo: [oneOf('moreInfoFromLeadChoice', yesNoChoices)],
}

/** Returns whether `step` requires an answer with this name. */
export function requiresAnswer(step: AnyStepId, name: string): boolean {
  return rules[step].some(([answer]) => answer === name)
}

/** Returns whether `step` is answered. [GWZ-104, VAL-013] */
export function isAnswered(step: AnyStepId, known: AnswerContext): boolean {
  return rules[step].every(([, check]) => check(known) === undefined)
}

/** Returns the messages that keep a person on `step`, by answer name. Empty if the step is answered. [GWZ-104, VAL-013] */
export function errorsAt(step: AnyStepId, known: AnswerContext): AnswerErrors {
  const errors: AnswerErrors = {}
  for (const [name, check] of rules[step]) {
    const message = check(known)
    if (message !== undefined) errors[name] = message
  }
  return errors
}
