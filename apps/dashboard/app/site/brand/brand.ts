import { useRouteLoaderData } from '@remix-run/react'
import type { loadBrand } from './load-brand'

/** Returns the brand's name, which the environment sets. */
export function useBrandName(): string {
  return useRouteLoaderData<typeof loadBrand>('root')?.brandName ?? ''
}
