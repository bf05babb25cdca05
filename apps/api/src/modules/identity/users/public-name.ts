/** The name under which others read what a person wrote: the first name, and of the last one its letter. */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  if (first === '') return 'A visitor'
  return last ? `${first} ${last.slice(0, 1)}.` : first
}
