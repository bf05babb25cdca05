import type { AppLoadContext } from '@remix-run/node'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { brandSchema } from '../host/present-brand'
import { type HostSettings, readHostSettings } from '../host/settings'

const SiteContext = Type.Object({
  apiUrl: Type.String(),
  publicUrl: Type.Optional(Type.String()),
  neighborUrl: Type.Optional(Type.String()),
  analytics: Type.Optional(Type.Object({ url: Type.String(), token: Type.Optional(Type.String()) })),
  hasThirdPartySignIn: Type.Boolean(),
  brand: brandSchema,
  mapTiles: Type.Optional(
    Type.Union([
      Type.Object({ kind: Type.Literal('pmtiles'), source: Type.String() }),
      Type.Object({ kind: Type.Literal('style'), url: Type.String() }),
    ]),
  ),
  isPhoneOptional: Type.Boolean(),
  chatScript: Type.Optional(Type.String()),
  nonce: Type.Optional(Type.String()),
  clientAddress: Type.Optional(Type.String()),
  isShared: Type.Optional(Type.Boolean()),
  onApiFailure: Type.Optional(Type.Function([Type.String()], Type.Void())),
})

/**
 * What the server provides to loaders and actions: the site's settings, and the nonce and client address of the request. A page that `isShared` is
 * stored for everyone, so it has no nonce, and `onApiFailure` is called when it lacks something.
 */
export type SiteContext = Static<typeof SiteContext>

/** The part of the context that belongs to one request. */
type OneRequest = Pick<SiteContext, 'nonce' | 'clientAddress' | 'isShared' | 'onApiFailure'>

const key = 'site'

/** Returns the load context of one request. Pass it to Remix's request handler, or to a loader in a test. */
export function loadContext(
  {
    apiUrl,
    publicUrl,
    neighborUrl,
    analytics,
    hasThirdPartySignIn,
    brand,
    mapTiles,
    chatProvider,
    isPhoneOptional,
  }: HostSettings,
  request: OneRequest = {},
): AppLoadContext {
  const site: SiteContext = {
    apiUrl,
    hasThirdPartySignIn,
    isPhoneOptional,
    brand,
    ...(publicUrl ? { publicUrl } : {}),
    ...(neighborUrl ? { neighborUrl } : {}),
    ...(analytics ? { analytics } : {}),
    ...(mapTiles ? { mapTiles } : {}),
    ...(chatProvider ? { chatScript: chatProvider.script } : {}),
    ...request,
  }
  return { [key]: site }
}

let developmentContext: SiteContext | undefined

/**
 * Reads the site's settings from a load context. Remix's development server passes none, so the settings then come
 * from the environment.
 * @throws An error for a context that `loadContext` didn't create
 */
export function siteContext(context: AppLoadContext): SiteContext {
  const site = context[key]
  if (Value.Check(SiteContext, site)) return site
  if (site !== undefined || process.env['NODE_ENV'] === 'production') {
    throw new Error('The load context has no valid site settings. Create it with loadContext.')
  }
  developmentContext ??= siteContext(loadContext(readHostSettings(process.env, { variable: 'PORT', fallback: 3000 })))
  return developmentContext
}

/** Returns the site's URL as people know it, without a trailing slash. */
export function siteUrl(request: Request, context: AppLoadContext): string {
  return siteContext(context).publicUrl ?? new URL(request.url).origin
}
