import {
  type CallPreferences,
  contactWording,
  homeWording,
  isBlank,
  namedWording,
  realEstateNeeds,
  trimInvisible,
  type UserAction,
  type UserActionData,
} from '@pkg/domain'
import type { Contact, WizardSettings } from '../services'
import type { Answers } from './answers'
import { withoutUndefined, type WithoutUndefined } from './without-undefined'
import { tourTimezone } from './tour-timezone'

/** Returns the contact info in the answers, without missing parts. */
export function buildContact({ firstName, lastName, phone, email }: Answers): Contact {
  const [first, last, typedEmail] = [firstName, lastName, email].map((text) => trimInvisible(text ?? ''))
  const name = [first, last].filter(Boolean).join(' ')
  return withoutUndefined({ name: name || undefined, phone: phone || undefined, email: typedEmail || undefined })
}

/** The data that a user action is built from. */
export interface ActionSource {
  requestId: string
  answers: Answers
  settings: WizardSettings
  /** The requested community. */
  community: { id: string }
  /** The id of the callers that the family was shown. [TRUTH-001] */
  callerChoiceId?: string | undefined
}

/** Builds the user action for `source`. The same answers produce exactly the same action. [DATA-008, DATA-009, GWZ-074] */
export function buildUserAction(source: ActionSource, status: 'pending' | 'complete'): UserAction {
  const { answers, settings, community, requestId, callerChoiceId } = source
  const asksForTour = answers.tourDate !== undefined
  return {
    actionType: asksForTour ? 'tour-request' : 'pricing-request',
    actionPage: settings.actionPage ?? '/',
    actionInfo: {
      requestId,
      ...(status === 'complete' && callerChoiceId && { callerChoiceId }),
      status,
      data: buildActionData(answers, settings, status === 'complete' ? agreedWordings(answers, settings) : undefined),
      ...buildContact(answers),
      slug: community.id,
      contactType: 'online',
    },
  }
}

/** Returns a request that names no callers. The server chooses them and emails the family the name. [TRUTH-001] */
export function withoutCallers(action: UserAction): UserAction {
  const { callerChoiceId: _callers, ...actionInfo } = action.actionInfo
  return { ...action, actionInfo }
}

/** Builds the user action that the post-conversion wizard sends. [POST-016, DATA-012] */
export function buildPostConversionAction(source: ActionSource): UserAction {
  const { actionInfo, ...request } = buildUserAction(source, 'complete')
  const data = buildActionData(source.answers, source.settings)
  return { ...request, actionType: 'post-conversion', actionInfo: { ...actionInfo, data } }
}

function buildActionData(
  answers: Answers,
  settings: WizardSettings,
  wordings?: UserActionData['wordings'],
): UserActionData {
  const { adl, location, consent: _consent, ...others } = answers
  const { firstName: _first, lastName: _last, email: _email, phone: _phone, ...rest } = others
  const { tourDate, tourTimeText } = rest
  const residentName = trimInvisible(rest.residentName ?? '')
  return withoutBlanks({
    ...settings.attribution,
    ...affiliateAttribution(settings),
    ...rest,
    ...location?.searchParams,
    residentName,
    adl: adl && [adl],
    callPreferences: callPreferences(answers),
    wordings,
    resident: residentName === '' ? undefined : splitResidentName(residentName),
    tourDataInfo: tourDate && tourTimeText ? [{ tourTimeText, tourDate, tourTimezone }] : undefined,
  })
}

/**
 * Returns the wordings that the steps showed: the one for calls or emails, the one for texts if it was checked, and the ones for calls of a real estate
 * agent, if the family wants to sell or buy a home. [TRUTH-002, AGENT-006]
 */
function agreedWordings(answers: Answers, { language = 'en' }: WizardSettings): UserActionData['wordings'] {
  const { noCalls } = answers
  const shown = [contactWording(noCalls), ...realEstateNeeds(answers).map((need) => homeWording(need, noCalls))]
  const named = shown.flatMap((id) => namedWording(id, language) ?? [])
  return answers.consent ? [...named, answers.consent] : named
}

/** Returns when and how the family wants to be called: a text first, if it agreed to texts. [TRUST-007] */
function callPreferences({ callPreferences: times, consent }: Answers): CallPreferences | undefined {
  return times || consent ? { ...times, ...(consent && { textFirst: true }) } : undefined
}

/** Returns the affiliate partner as the lead source. [GWZ-100] */
function affiliateAttribution({ affiliatePartner }: WizardSettings): UserActionData {
  if (affiliatePartner === undefined) return {}
  const label = `${affiliatePartner.name} self-searcher browse`
  return { leadSource: label, affiliateSource: label }
}

/**
 * Returns `data` without blank values, because the server accepts a missing answer but not an empty one. Sorts by name, so the same
 * answers produce the same text under one idempotency key.
 */
export function withoutBlanks<Data extends object>(data: Data): WithoutUndefined<Data> {
  const answered = Object.entries(data).filter(([, value]) => !isBlank(value))
  return withoutUndefined(Object.fromEntries(answered.sort(([one], [other]) => (one < other ? -1 : 1))) as Data)
}

function splitResidentName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...lastNames] = name.split(/\s+/)
  return { firstName, lastName: lastNames.join(' ') }
}
