/** Returns the name that others see next to a person's reviews: the first name and the initial of the last name. */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  if (first === '') return 'A visitor'
  return last ? `${first} ${last.slice(0, 1)}.` : first
}
