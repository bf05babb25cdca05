import { useMatches } from '@remix-run/react'

/** The handle of a page that loads no scripts of the site. */
export interface StaticPageHandle {
  isStatic: true
}

/** Returns whether the page loads no scripts of the site. */
export const useIsStatic = (): boolean =>
  useMatches().some(({ handle }) => typeof handle === 'object' && handle !== null && 'isStatic' in handle)
