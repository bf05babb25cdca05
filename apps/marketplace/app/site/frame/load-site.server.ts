import { siteContext } from '@pkg/remix-host/server'
import { siteUrl } from './site-url.server'
import type { AppLoadContext } from '@remix-run/node'
import type { Site } from './site'
import { readTextSize } from './text-size.server'

/** Loads what every page needs, from the settings and the text size of the request. */
export async function loadSite(request: Request, context: AppLoadContext): Promise<Site> {
  const { brand, hasThirdPartySignIn, analytics, chatScript, isPhoneOptional } = siteContext(context)
  return {
    url: siteUrl(request, context),
    brand,
    hasThirdPartySignIn,
    hasAnalytics: analytics !== undefined,
    isPhoneOptional,
    ...(chatScript && { chatScript }),
    textSize: await readTextSize(request, context),
  }
}
