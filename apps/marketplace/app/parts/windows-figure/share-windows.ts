/** How many windows a figure has. */
const windowCount = 100

/** Returns how many of the windows each amount gets. They always add up to all of them. [LOOK-010] */
export function shareWindows(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total <= 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / total) * windowCount)
  const shares = exact.map(Math.floor)
  const rest = windowCount - shares.reduce((sum, share) => sum + share, 0)
  // The windows that are left over go to the amounts that lost the most.
  const order = [...exact.keys()].toSorted((one, other) => fraction(exact[other]) - fraction(exact[one]))
  for (const index of order.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

const fraction = (value = 0) => value - Math.floor(value)
