import type { WizardSettings } from '@pkg/gwizzy'
import { keptAffiliate } from './kept-affiliate'
import type { Entry } from './visit'
import type { Place } from './WizardProvider'

/** What this site decides about a wizard opened at `place` of the page at `actionPage`. [DATA-009, DATA-016, GWZ-008, GWZ-096] */
export function wizardSettings(entry: Entry, place: Place | 'custom-pricing', actionPage: string): WizardSettings {
  const affiliate = keptOnDevice()
  const channel = affiliate ? 'affiliate' : entry === 'paid-ad' ? 'paid search' : undefined
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

function keptOnDevice() {
  try {
    return keptAffiliate(localStorage)
  } catch {
    return undefined
  }
}
