/** The largest amount that a form takes unless it says otherwise, in dollars. */
export const mostDollars = 100_000

/**
 * Reads an amount in dollars as people type it, such as `4200`, `$4,200`, or `4,200.50`. Returns cents, or undefined for anything else, for a negative
 * amount, and for more than `most` dollars.
 */
export function readCents(typed: string, most = mostDollars): number | undefined {
  const text = typed.trim().replace(/^\$\s*/, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text)) return undefined
  const cents = Math.round(Number(text.replaceAll(',', '')) * 100)
  return cents <= most * 100 ? cents : undefined
}

/** Returns an amount in cents as a field shows it, such as `4200` or `4200.50`. */
export const amountText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Returns an amount in cents as people read it, such as `$4,200.00`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100)
