/**
 * Returns the number of typing mistakes between two texts: letters that are missing, added, wrong, or swapped with their neighbor (optimal string
 * alignment).
 */
export function editDistance(first: string, second: string): number {
  const width = second.length + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column < width; column += 1) {
      const isSame = first[row - 1] === second[column - 1]
      const isSwapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[second.length] ?? 0
}

/** Returns the number of mistakes that a person may make in a word of this length: none in a short one, where they would make another word. */
export function allowedMistakes(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}
