import { brandLogoPath, brandStylesPath } from '@pkg/remix-host/react'
import { useRouteLoaderData } from '@remix-run/react'
import type { loadBrand } from './load-brand'

const useBrand = () => useRouteLoaderData<typeof loadBrand>('root')?.brand

/** Returns the brand's name. */
export const useBrandName = (): string => useBrand()?.name ?? ''

/** Returns the path of the style sheet with the operator's colors, if it has its own. [WORK-012] */
export function useBrandStyles(): string | undefined {
  const brand = useBrand()
  return brand && brandStylesPath(import.meta.env.BASE_URL, brand)
}

/** Returns the name of the brand, and the address of its logo if it has one. [WORK-012] */
export function useBrandLogo(): { name: string; image: string | undefined } {
  const brand = useBrand()
  return { name: brand?.name ?? '', image: brand && brandLogoPath(import.meta.env.BASE_URL, brand) }
}
