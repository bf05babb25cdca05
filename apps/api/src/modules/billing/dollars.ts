const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Returns an amount in cents as people read it, such as `$4,200.00`. */
export const dollars = (cents: number): string => format.format(cents / 100)
