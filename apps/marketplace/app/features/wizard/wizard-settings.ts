import type { GatewaySummary } from '@pkg/domain'
import type { WizardSettings } from '@pkg/gwizzy'
import type { StoredAffiliate } from './stored-affiliate'
import type { Entry, Place } from './visit'

/** Where and how a person opens the wizard. */
interface Opening {
  /** The requested community. */
  community: Pick<GatewaySummary, 'city' | 'state'>
  entry: Entry
  place: Place | 'custom-pricing'
  /** The path of the page. */
  actionPage: string
  /** The partner whose link the person followed, if any. */
  affiliate: StoredAffiliate | undefined
  /** The email address that the person stored on this device, if any. */
  email?: string | undefined
  /** Whether a family can go without a phone number. [TRUST-006] */
  isPhoneOptional?: boolean
}

/** Returns the marketplace's settings for a wizard. [DATA-009, DATA-016, GWZ-008, GWZ-096] */
export function wizardSettings({
  community: { city, state },
  entry,
  place,
  actionPage,
  affiliate,
  email,
  isPhoneOptional = false,
}: Opening): WizardSettings {
  const channel = entry === 'paid-ad' ? 'paid search' : affiliate && 'affiliate'
  return {
    isLocationStepEnabled: true,
    ...(isPhoneOptional && { isPhoneOptional }),
    actionPage,
    // A family that asks about a community most likely searches near it, and can change this.
    prefill: { location: { searchParams: { city, state, zip: '' } }, ...(email && { email }) },
    attribution: {
      entry: entry === 'paid-ad' ? entry : place,
      cta: 'get-pricing',
      leadSource: 'get pricing',
      ...(channel && { channel }),
    },
    // The paid-ad wizard asks every question, because campaigns are paid for by place.
    ...(affiliate && entry === 'direct' && { affiliatePartner: affiliate }),
  }
}
