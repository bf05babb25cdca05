/** Returns the page that a query requests. [LIST-001, LIST-002] */
export function parsePage(query: unknown): { number: number; size: number; offset: number } {
  const values: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {}
  const number = Number(values['page-number'] ?? values['page[number]'] ?? 1)
  const size = Number(values['page-size'] ?? values['page[size]'] ?? 20)
  return { number, size, offset: (number - 1) * size }
}
