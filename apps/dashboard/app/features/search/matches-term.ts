/** Returns whether each word that a person typed begins a word of a label. */
export function matchesTerm(label: string, term: string): boolean {
  const parts = label.toLowerCase().split(/\s+/)
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)))
}
