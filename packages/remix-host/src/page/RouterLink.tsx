import type { LinkComponentProps } from '@pkg/ui'
import { Link } from '@remix-run/react'
import { forwardRef } from 'react'

/** A link of `@pkg/ui` that the router follows within the site, and the browser everywhere else. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  const isOwnPage = /^(\/(?!\/)|\?)/.test(href)
  return isOwnPage ? <Link {...rest} ref={ref} to={href} /> : <a {...rest} ref={ref} href={href} />
})
