import type { WizardAnswers } from './answers'
import type { CallPreferences } from './call-preferences'
import type { NamedWording, RequestWordingId } from './consent-wordings'
import type { PostConversionAnswers } from './post-conversion-answers'
import type { ContactMethod } from './sources'
import type { TourChoice } from '../tours/tour-slots'

/** The types of user actions, one per kind of lead event. [DATA-008] */
export const actionTypes = [
  'pricing-request',
  'tour-request',
  'contact',
  'wizard-step',
  'disclosure',
  'exit-survey',
  'post-conversion',
] as const

/** A kind of lead event. [DATA-008] */
export type ActionType = (typeof actionTypes)[number]

/** The data of a user action. [DATA-009] */
export interface UserActionData
  extends
    Omit<WizardAnswers, 'adl' | 'location' | 'firstName' | 'lastName' | 'email' | 'phone'>,
    PostConversionAnswers {
  adl?: string[]
  resident?: { firstName: string; lastName: string }
  city?: string
  state?: string
  zip?: string
  tourDataInfo?: { tourTimeText: string; tourDate: string; tourTimezone: string }[]
  entry?: string
  cta?: string
  affiliateSource?: string
  leadSource?: string
  channel?: string
  medium?: string
  pricingCareType?: string
  pricingRoomType?: string
  /** The consent wordings that the family was shown and agreed to. The server records its own text of each. [TRUTH-002] */
  wordings?: NamedWording<RequestWordingId>[]
  /** The answer to a state's disclosure, and the exact text shown. [DISC-005] */
  isDisclosureAcknowledged?: boolean
  disclosureText?: string
  /** Communities that the family added by name, beyond the suggested ones. [TRUST-005] */
  addedByName?: string[]
  callPreferences?: CallPreferences
  /** The language of the questions. */
  language?: string
  /** What a person who left missed, and the texts by which the survey asked. [EXIT-008] */
  exitSurvey?: { choices: string[]; variant: string }
}

/**
 * A user action as the wizard sends it. The email step sends it with status `pending`, and the final submit with `complete`. Both carry
 * the same `requestId`, so the server stores one action per request. [API-006, GWZ-105, GWZ-111]
 */
export interface UserAction {
  actionType: ActionType
  /** The path of the page the person was on. */
  actionPage: string
  actionInfo: {
    /** A UUID created when the wizard starts, and the idempotency key of everything it sends. */
    requestId: string
    /** The id of the callers that the family was shown before it gave its phone number. [TRUTH-001] */
    callerChoiceId?: string
    /** The free tour time that the family was shown and chose, at the community of `slug`. Rejected if it's no longer free. [FIND-013] */
    tourSlot?: TourChoice
    /** The advisor that the family asks directly. Only this advisor is offered the family at first. [AGENT-005] */
    agentId?: string
    /** When the call that the family books with `agentId` begins, as ISO 8601. Rejected if it's no longer free. */
    callStartsAt?: string
    status: 'pending' | 'complete'
    data: UserActionData
    name?: string
    phone?: string
    email?: string
    slug?: string
    slugs?: string[]
    contactType?: ContactMethod
  }
}
