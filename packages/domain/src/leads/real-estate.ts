import type { HomeConsent } from './consents'
import type { UserActionData } from './user-action'

const labels = {
  new: 'New',
  accepted: 'Accepted',
  'attempting-contact': 'Attempting contact',
  'discussing-with-family': 'Discussing with family',
  nurture: 'Nurture',
  'actively-touring': 'Actively touring',
  'listing-agreement-signed': 'Listing agreement signed',
  'in-escrow': 'In escrow',
  'home-sold': 'Home sold',
  'home-bought': 'Home bought',
  'closed-unresponsive': 'Closed unresponsive',
  'closed-other': 'Closed other',
} as const

/** The stage of a home sale or purchase. [AGENT-006] */
export type RealEstateStage = keyof typeof labels

/** The stages in order. The last four end the lead. [AGENT-006] */
export const realEstateStages = [
  'new',
  'accepted',
  'attempting-contact',
  'discussing-with-family',
  'nurture',
  'actively-touring',
  'listing-agreement-signed',
  'in-escrow',
  'home-sold',
  'home-bought',
  'closed-unresponsive',
  'closed-other',
] as const satisfies RealEstateStage[]

/** Returns whether a text is a stage of a home. [AGENT-006] */
export const isRealEstateStage = (text: string): text is RealEstateStage => Object.hasOwn(labels, text)

/** Returns whether a stage ends a lead without a sale or purchase. These two need a reason. [AGENT-006] */
export const isClosedHome = (stage: RealEstateStage): boolean =>
  stage === 'closed-unresponsive' || stage === 'closed-other'

/** Returns whether a stage ends a lead with a sale or purchase, for which we charge a referral fee. [AGENT-006, DASH-016] */
export const isSoldHome = (stage: RealEstateStage): boolean => stage === 'home-sold' || stage === 'home-bought'

/** Returns the label of a stage. [AGENT-006] */
export function realEstateStageLabel(stage: RealEstateStage): string {
  return labels[stage]
}

/** What a family needs a real estate agent for. */
export type RealEstateNeed = 'sell' | 'buy'

/**
 * Returns what a request needs a real estate agent for: to sell, if the family wants help selling its home or chose to sell and didn't decline
 * help; to buy, if it chose to buy. [GWZ-081, GWZ-082, AGENT-006]
 */
export function realEstateNeeds({
  homeSaleInterest,
  housingOptions,
}: Pick<UserActionData, 'homeSaleInterest' | 'housingOptions'>): RealEstateNeed[] {
  const sells = homeSaleInterest === 'Yes' || (housingOptions === 'sell' && homeSaleInterest !== 'No')
  return [...(sells ? (['sell'] as const) : []), ...(housingOptions === 'buy' ? (['buy'] as const) : [])]
}

/** Returns the wording about a real estate agent: of calls and emails, or of emails only for a family that would rather not be called. [TRUST-006] */
export function homeWording(need: RealEstateNeed, noCalls: boolean | undefined): HomeConsent | `${HomeConsent}-email` {
  return noCalls ? `${homeConsent(need)}-email` : homeConsent(need)
}

/** Returns the wording about a request: of calls and emails, or of emails only for a family that would rather not be called. [TRUST-006] */
export const contactWording = (noCalls: boolean | undefined): 'contact' | 'contact-email' =>
  noCalls ? 'contact-email' : 'contact'

/** Returns the consent that a real estate agent needs before helping a family to sell or buy a home. [TRUTH-002] */
export function homeConsent(need: RealEstateNeed): HomeConsent {
  return `${need}-home`
}
