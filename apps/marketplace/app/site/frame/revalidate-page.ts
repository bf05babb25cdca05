import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Keeps a page's data when only the hash of its address changes. By default, an address that loses its hash loads the page again. */
export const revalidatePage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  return (formMethod !== undefined || !isSamePage || currentUrl.hash === nextUrl.hash) && defaultShouldRevalidate
}
