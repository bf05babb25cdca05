import type { WizardSettings } from '@pkg/gwizzy'
import type { KeptAffiliate } from './kept-affiliate'
import type { Entry, Place } from './visit'

/** Where and how a wizard is opened. */
interface Opening {
  entry: Entry
  place: Place | 'custom-pricing'
  /** The path of the page. */
  actionPage: string
  /** The partner who sent the person, if one did. */
  affiliate: KeptAffiliate | undefined
}

/** What this site decides about a wizard. [DATA-009, DATA-016, GWZ-008, GWZ-096] */
export function wizardSettings({ entry, place, actionPage, affiliate }: Opening): WizardSettings {
  const channel = entry === 'paid-ad' ? 'paid search' : affiliate && 'affiliate'
  return {
    isLocationStepEnabled: true,
    actionPage,
    attribution: {
      entry: entry === 'paid-ad' ? entry : place,
      cta: 'get-pricing',
      leadSource: 'get pricing',
      ...(channel && { channel }),
    },
    // An ad asks everything anew: whoever pays for it wants to know the place.
    ...(affiliate && entry === 'direct' && { affiliatePartner: affiliate }),
  }
}
