import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Loads nothing again when a list only shows another of its rows next to it. The row loads its own data. */
export const shouldRevalidateList: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === undefined && changesOnlyPreview(currentUrl, nextUrl) ? false : defaultShouldRevalidate)

/** Returns whether two URLs show the same page of a list with another row next to it. */
export function changesOnlyPreview(current: URL, next: URL): boolean {
  const [before, after] = [current, next].map(({ pathname, searchParams }) => {
    const query = new URLSearchParams(searchParams)
    query.delete('open')
    return `${pathname}?${String(query)}`
  })
  return before === after && current.searchParams.get('open') !== next.searchParams.get('open')
}
