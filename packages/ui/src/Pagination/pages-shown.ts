/**
 * Returns the page numbers to show: the first, the last, the current one, and its neighbors, with `null` for a gap. A gap of one page is
 * shown as that page.
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages)
  return shown
    .sort((a, b) => a - b)
    .flatMap((number, index, all) => {
      const before = all[index - 1] ?? number - 1
      if (number - before === 1) return [number]
      return number - before === 2 ? [number - 1, number] : [null, number]
    })
}
