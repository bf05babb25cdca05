import type { LinkComponentProps } from '@pkg/ui'
import { Link, useLocation } from '@remix-run/react'
import { forwardRef } from 'react'

/** A link of `@pkg/ui` that the router follows within the site, and the browser everywhere else. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  const { search } = useLocation()
  // After the browser itself goes to a part of the page, the router would restore the earlier scroll position.
  if (href.startsWith('#')) return <Link {...rest} ref={ref} to={{ search, hash: href }} />
  const isOwnPage = /^(\/(?!\/)|\?)/.test(href)
  return isOwnPage ? <Link {...rest} ref={ref} to={href} /> : <a {...rest} ref={ref} href={href} />
})
