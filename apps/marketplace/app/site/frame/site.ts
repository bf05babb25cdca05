import { brandFromEnvironment, type Brand } from '@pkg/domain'
import { createSite } from '@pkg/remix-host/react'
import type { TextSize } from '@pkg/ui'
import type { Theme } from './themes'

/** What every page needs to know about the site, and the text size and theme. Pages are stored for everyone, so nothing else about a visitor may be here. */
export interface Site {
  /** The site's own address, such as `https://hearthway.example`. */
  url: string
  brand: Brand
  textSize: TextSize
  theme: Theme
  hasThirdPartySignIn: boolean
  hasAnalytics: boolean
  /** Whether a family can go without a phone number. [TRUST-006] */
  isPhoneOptional: boolean
  /** The script of a chat provider, which replaces our own chat. [CLIENT-009] */
  chatScript?: string
}

/** The site as a page shows it when even the root loader failed. */
export const fallbackSite: Site = {
  url: '',
  brand: brandFromEnvironment({}),
  textSize: 'normal',
  theme: 'auto',
  hasThirdPartySignIn: false,
  hasAnalytics: false,
  isPhoneOptional: false,
}

export const { SiteProvider, useSite } = createSite(fallbackSite)
