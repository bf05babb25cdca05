import { createContext, useContext, type Provider } from 'react'

/**
 * Creates a provider and a hook for what every page of a site needs. `fallback` is for pages that are rendered although the root
 * loader failed.
 */
export function createSite<Site>(fallback: Site): { SiteProvider: Provider<Site>; useSite: () => Site } {
  const SiteContext = createContext(fallback)
  return { SiteProvider: SiteContext.Provider, useSite: () => useContext(SiteContext) }
}
