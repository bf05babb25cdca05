import type { WizardAnswers } from './answers'
import type { CallPreferences } from './call-preferences'
import type { ShownConsent } from './consents'
import type { PostConversionAnswers } from './post-conversion-answers'
import type { ContactMethod } from './sources'

/** What a person did, one type per kind of lead event. [DATA-008] */
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

/** The data of a lead action. [DATA-009] */
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
  /** The consent the person gave with the phone number: the exact text shown, its language and version. */
  consent?: { text: string; language: string; version: string }
  /** The answer to a state's disclosure, and the exact text that was shown. [DISC-005] */
  isDisclosureAcknowledged?: boolean
  disclosureText?: string
  /** Every consent of the request, as it was shown. [TRUST-001] */
  consents?: ShownConsent[]
  /** Communities that the family added by name, beyond those proposed to it. [TRUST-005] */
  addedByName?: string[]
  callPreferences?: CallPreferences
  /** The language in which the person was asked. */
  language?: string
}

/**
 * A uuid action as the wizard sends it. The e-mail step sends it with status `pending`, the final submit with `complete`;
 * both carry the same `requestId`, so that the server keeps one action per request. [API-006, GWZ-105, GWZ-111]
 */
export interface UserAction {
  actionType: ActionType
  /** The path of the page the person was on. */
  actionPage: string
  actionInfo: {
    /** A UUID made when the wizard starts; the idempotency key of everything it sends. */
    requestId: string
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
