import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'

/** Returns the brand's name, which the environment sets. */
export function useBrandName(): string {
  return useRouteLoaderData<typeof loader>('root')?.brandName ?? ''
}
