import type { LocationAnswer } from '@pkg/domain'
import type { Answers, Consent } from '../answers/answers'
import {
  assistanceChoices,
  careLevelChoices,
  housingChoices,
  lookingForChoices,
  nextStepChoices,
  roomPreferenceChoices,
  searchReasonChoices,
  searchStageChoices,
  timingChoices,
  yesNoChoices,
} from '../answers/choices'
import { withoutUndefined } from '../answers/without-undefined'
import { isRecord } from './is-record'

/** Returns the answers in stored data, without unknown or malformed ones. [GWZ-101] */
export function parseStoredAnswers(kept: Record<string, unknown>): Answers {
  return withoutUndefined({
    lookingFor: oneOf(lookingForChoices, kept.lookingFor),
    adl: oneOf(careLevelChoices, kept.adl),
    timing: oneOf(timingChoices, kept.timing),
    budgetRange: text(kept.budgetRange),
    isCustomBudgetRange: oneOf(['yes', 'no'] as const, kept.isCustomBudgetRange),
    budget: list(kept.budget),
    consultationRequested: oneOf(yesNoChoices, kept.consultationRequested),
    housingOptions: oneOf(housingChoices, kept.housingOptions),
    homeSaleInterest: oneOf(yesNoChoices, kept.homeSaleInterest),
    communityInfo: text(kept.communityInfo),
    communityInfoOther: text(kept.communityInfoOther),
    tourDate: text(kept.tourDate),
    tourTimeText: text(kept.tourTimeText),
    similarCommunities: list(kept.similarCommunities),
    location: location(kept.location),
    firstName: text(kept.firstName),
    lastName: text(kept.lastName),
    email: text(kept.email),
    phone: text(kept.phone),
    residentName: text(kept.residentName),
    nextStep: oneOf(nextStepChoices, kept.nextStep),
    consent: consent(kept.consent),
    age: typeof kept.age === 'number' ? kept.age : undefined,
    searchStage: oneOf(searchStageChoices, kept.searchStage),
    searchReasons: someOf(searchReasonChoices, kept.searchReasons),
    searchReasonsOther: text(kept.searchReasonsOther),
    interests: list(kept.interests),
    roomPreferences: someOf(roomPreferenceChoices, kept.roomPreferences),
    assistances: someOf(assistanceChoices, kept.assistances),
    moreInfoFromLeadChoice: oneOf(yesNoChoices, kept.moreInfoFromLeadChoice),
    moreInfoFromLead: text(kept.moreInfoFromLead),
  })
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value)
}

function someOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice[] | undefined {
  return list(value)?.flatMap((item) => oneOf(choices, item) ?? [])
}

function list(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
}

function location(value: unknown): LocationAnswer | undefined {
  if (!isRecord(value) || !isRecord(value.searchParams)) return undefined
  const { city = '', state = '', zip = '' } = value.searchParams
  return [city, state, zip].every((part) => typeof part === 'string')
    ? { searchParams: { city: String(city), state: String(state), zip: String(zip) } }
    : undefined
}

function consent(value: unknown): Consent | undefined {
  if (!isRecord(value)) return undefined
  const { text: shown, language, version } = value
  return typeof shown === 'string' && typeof language === 'string' && typeof version === 'string'
    ? { text: shown, language, version }
    : undefined
}
