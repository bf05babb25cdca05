import { brandFromEnvironment, type Brand } from '@pkg/domain'
import { createSite } from '@pkg/remix-host/react'
import type { TextSize } from '@pkg/ui'

/** What every page needs to know about the site and the person who reads it. */
export interface Site {
  brand: Brand
  textSize: TextSize
  isSignedIn: boolean
  /** Whether the API has a record of this browser. [DATA-007] */
  isKnown: boolean
  hasThirdPartySignIn: boolean
  hasAnalytics: boolean
}

/** The site as a page shows it when even the root loader failed. */
export const fallbackSite: Site = {
  brand: brandFromEnvironment({}),
  textSize: 'normal',
  isSignedIn: false,
  isKnown: false,
  hasThirdPartySignIn: false,
  hasAnalytics: false,
}

export const { SiteProvider, useSite } = createSite(fallbackSite)
