import { Link } from '@remix-run/react'
import type { LinkComponentProps } from '@pkg/ui'

/** A link of the kit: by the router on this site, by the browser elsewhere. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const isOwn = href.startsWith('/') && !href.startsWith('//')
  return isOwn ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
