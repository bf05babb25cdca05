import type { AppLoadContext } from '@remix-run/node'
import { hostContext } from './host-context'

/** The address of this site as people know it, without a slash at its end. */
export function siteUrl(request: Request, context: AppLoadContext): string {
  return hostContext(context).publicUrl ?? new URL(request.url).origin
}
