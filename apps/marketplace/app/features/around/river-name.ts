// cspell:ignore Rivire

/** The words that the names of rivers abbreviate. */
const abbreviations: Readonly<Record<string, string>> = {
  'Cr.': 'Creek',
  'Fk.': 'Fork',
  'Br.': 'Branch',
  'N.': 'North',
  'S.': 'South',
  'E.': 'East',
  'W.': 'West',
  'Mid.': 'Middle',
}

/** Names that say themselves what kind of water it is. */
const kindWords =
  /\b(?:River|Creek|Canal|Waterway|Brook|Stream|Pass|Wash|Fork|Branch|Bayou|Slough)$|^(?:Rio|Río|Rivire|Bayou) /

/** Returns the name of a river in full words, and whether it says what kind of water it is, such as Erie Canal. [LOOK-004] */
export function riverName(name: string): { name: string; saysKind: boolean } {
  const inFull = name
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ')
  return { name: inFull, saysKind: kindWords.test(inFull) }
}
