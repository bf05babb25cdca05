import { siteContext } from '@pkg/remix-host/server'
import { siteUrl } from './site-url.server'
import type { AppLoadContext } from '@remix-run/node'
import type { Site } from './site'
import { textSizeChoice, themeChoice } from './look.server'

/** Loads what every page needs, from the settings, and the text size and theme of the request. */
export async function loadSite(request: Request, context: AppLoadContext): Promise<Site> {
  const { brand, hasThirdPartySignIn, analytics, chatScript, isPhoneOptional } = siteContext(context)
  return {
    url: siteUrl(request, context),
    brand,
    hasThirdPartySignIn,
    hasAnalytics: analytics !== undefined,
    isPhoneOptional,
    ...(chatScript && { chatScript }),
    textSize: await textSizeChoice.read(request, context),
    theme: await themeChoice.read(request, context),
  }
}
