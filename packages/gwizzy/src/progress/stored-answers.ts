import { lookingForChoices, timingChoices } from '@pkg/domain'
import type { LocationAnswer, NamedWording } from '@pkg/domain'
import type { Answers } from '../answers/answers'
import {
  assistanceChoices,
  careLevelChoices,
  housingChoices,
  nextStepChoices,
  roomPreferenceChoices,
  searchReasonChoices,
  searchStageChoices,
  yesNoChoices,
} from '../answers/choices'
import { callDays } from '../answers/call-times'
import { withoutUndefined } from '../answers/without-undefined'
import { isRecord } from './is-record'

/** Returns the answers in stored data, without unknown or malformed ones. [GWZ-101] */
export function parseStoredAnswers(stored: Record<string, unknown>): Answers {
  return withoutUndefined({
    lookingFor: oneOf(lookingForChoices, stored.lookingFor),
    adl: oneOf(careLevelChoices, stored.adl),
    timing: oneOf(timingChoices, stored.timing),
    budgetRange: text(stored.budgetRange),
    isCustomBudgetRange: oneOf(['yes', 'no'] as const, stored.isCustomBudgetRange),
    budget: list(stored.budget),
    consultationRequested: oneOf(yesNoChoices, stored.consultationRequested),
    housingOptions: oneOf(housingChoices, stored.housingOptions),
    homeSaleInterest: oneOf(yesNoChoices, stored.homeSaleInterest),
    communityInfo: text(stored.communityInfo),
    communityInfoOther: text(stored.communityInfoOther),
    tourDate: text(stored.tourDate),
    tourTimeText: text(stored.tourTimeText),
    similarCommunities: list(stored.similarCommunities),
    location: location(stored.location),
    firstName: text(stored.firstName),
    lastName: text(stored.lastName),
    email: text(stored.email),
    phone: text(stored.phone),
    noCalls: stored.noCalls === true ? (true as const) : undefined,
    residentName: text(stored.residentName),
    nextStep: oneOf(nextStepChoices, stored.nextStep),
    consent: consent(stored.consent),
    callPreferences: callPreferences(stored.callPreferences),
    age: typeof stored.age === 'number' ? stored.age : undefined,
    searchStage: oneOf(searchStageChoices, stored.searchStage),
    searchReasons: someOf(searchReasonChoices, stored.searchReasons),
    searchReasonsOther: text(stored.searchReasonsOther),
    interests: list(stored.interests),
    roomPreferences: someOf(roomPreferenceChoices, stored.roomPreferences),
    assistances: someOf(assistanceChoices, stored.assistances),
    moreInfoFromLeadChoice: oneOf(yesNoChoices, stored.moreInfoFromLeadChoice),
    moreInfoFromLead: text(stored.moreInfoFromLead),
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

function consent(value: unknown): NamedWording<'texts'> | undefined {
  if (!isRecord(value)) return undefined
  const { id, language, version } = value
  return id === 'texts' && typeof language === 'string' && typeof version === 'string'
    ? { id, language, version }
    : undefined
}

function callPreferences(value: unknown): Answers['callPreferences'] {
  if (!isRecord(value)) return undefined
  const { days, from, until } = value
  return withoutUndefined({
    days: someOf(callDays, days),
    from: typeof from === 'number' ? from : undefined,
    until: typeof until === 'number' ? until : undefined,
  })
}
