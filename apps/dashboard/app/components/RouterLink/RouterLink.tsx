import type { LinkComponentProps } from '@pkg/ui'
import { Link } from '@remix-run/react'
import { forwardRef } from 'react'

/** A link of the kit as the router's: inside the dashboard without a new page, everywhere else as the browser does it. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  return /^(\/(?!\/)|\?)/.test(href) ? <Link {...rest} ref={ref} to={href} /> : <a {...rest} ref={ref} href={href} />
})
