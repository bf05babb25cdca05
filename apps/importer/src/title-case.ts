/** Words that stay in capitals. */
const capitals = new Set(
  ['LLC', 'LLP', 'LP', 'II', 'III', 'IV', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII', 'RN', 'LVN', 'LPN', 'MD', 'USA', 'US', 'VA', 'CCRC', 'RCFE', 'SNF', 'ALF', 'AFH', 'TCU', 'LTCU', 'PO', 'NE', 'NW', 'SE', 'SW', 'UPMC', 'YMCA', 'OCM', 'AL', 'PACE'],
) // prettier-ignore

/** Words without a vowel that are abbreviations and no initials. */
const abbreviations = new Set(
  ['ST', 'STE', 'MT', 'FT', 'DR', 'MR', 'MRS', 'MS', 'JR', 'SR', 'CTR', 'CNTR', 'NSG', 'NRSG', 'LTD', 'RD', 'LN', 'HWY', 'BLVD', 'PKWY', 'PL', 'CT', 'CR', 'SQ', 'TR', 'TRL', 'BLDG', 'DEPT', 'SVC', 'SVCS', 'MGMT', 'HLTH', 'MGT', 'PT', 'STH', 'NTH', 'RM', 'FL'],
) // prettier-ignore

/** Words in small letters, except at the beginning. */
const small = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'del', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'y'])
/** Spanish articles, in small letters behind `de`. */
const articles = new Set(['la', 'las', 'los'])

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** `O'CONNOR`, `ST. MARY'S`, `MCKINLEY` and all that has no trap in it; `word` is in capitals. */
function wordCase(word: string): string {
  const bare = word.replace(/[^\p{L}\p{N}'’]/gu, '')
  if (capitals.has(bare)) return word
  if (/^(?:\p{L}\.){2,}\p{L}?\.?$/u.test(word)) return word
  if (/^[^AEIOUY\d\W]{2,4}$/u.test(bare) && !abbreviations.has(bare)) return word
  if (/^\d+(?:ST|ND|RD|TH)$/.test(bare)) return word.toLowerCase()
  if (/^\d+\p{L}$/u.test(bare)) return word
  return word
    .replace(/\p{L}[\p{L}\p{M}]*/gu, capital)
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\p{L}\p{L}['’])(?:S|T|Ll|Re|Ve|D)\b/gu, (ending) => ending.toLowerCase())
    .replace(/(?<=\p{Ll}s['’])S\b/gu, 's')
}

/**
 * Text in capitals as people write it. `LLC`, `II`, `RN` stay, initials too; `O'Connor`, `McKinley`, `St. Mary's` get their capitals, small
 * words none. Text that is not all in capitals keeps its letters.
 */
export function titleCase(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (/\p{Ll}/u.test(plain)) return plain
  const words = plain.split(/(?<=[\s/(&-])|(?=[\s/)&-])/u)
  let previous = ''
  let isFirst = true
  return words
    .map((word) => {
      if (!/[\p{L}\p{N}]/u.test(word)) return word
      const lower = word.toLowerCase()
      const isSmall = !isFirst && (small.has(lower) || (articles.has(lower) && previous === 'de'))
      previous = lower
      isFirst = false
      return isSmall ? lower : wordCase(word)
    })
    .join('')
}

/** A facility's name as people write it: title case, with an article that was moved to the end back in front. */
export function facilityName(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  const [, moved, article] = /^(.+?)(?:\s*,\s*|\s*\(\s*|\s+)(the)\s*\)?$/i.exec(plain) ?? []
  const ordered = moved && article ? `${/\p{Ll}/u.test(plain) ? 'The' : 'THE'} ${moved.replace(/[\s,]+$/, '')}` : plain
  return repaired(titleCase(ordered))
}

/** What a machine's title case got wrong: `Baka'S House`, `Llc`. */
function repaired(name: string): string {
  return name
    .replace(/(?<=\p{Ll}['’])S\b/gu, 's')
    .replace(/\bLlc\b/g, 'LLC')
    .replace(/\bSt (?=\p{Lu}\p{Ll})/gu, 'St. ')
    .replace(/\b(?:Ii|Iii)\b/g, (numeral) => numeral.toUpperCase())
}
