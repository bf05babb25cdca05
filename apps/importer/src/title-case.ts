/** Words that stay in capitals. */
const capitalized = new Set(
  ['LLC', 'LLP', 'LP', 'II', 'III', 'IV', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII', 'RN', 'LVN', 'LPN', 'MD', 'USA', 'US', 'VA', 'CCRC', 'RCFE', 'SNF', 'ALF', 'AFH', 'TCU', 'LTCU', 'PO', 'NE', 'NW', 'SE', 'SW', 'UPMC', 'YMCA', 'OCM', 'AL', 'PACE', 'NY', 'KY', 'WY', 'DBA'],
) // oxfmt-ignore

/** Words without a vowel that are abbreviations, not initials. */
const abbreviations = new Set(
  ['ST', 'STE', 'MT', 'FT', 'DR', 'MR', 'MRS', 'MS', 'JR', 'SR', 'CTR', 'CNTR', 'NSG', 'NRSG', 'LTD', 'RD', 'LN', 'HWY', 'BLVD', 'PKWY', 'PL', 'CT', 'CR', 'SQ', 'TR', 'TRL', 'BLDG', 'DEPT', 'SVC', 'SVCS', 'MGMT', 'HLTH', 'MGT', 'PT', 'STH', 'NTH', 'RM', 'FL'],
) // oxfmt-ignore

/** Words in lowercase, except at the start of a name. */
const lowercase = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'del', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'y'])
/** Spanish articles, in lowercase after `de`. */
const articles = new Set(['la', 'las', 'los'])

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** Converts a word in capitals, such as `O'CONNOR`, `ST. MARY'S`, or `MCKINLEY`. */
function convertWord(word: string): string {
  const bare = word.replace(/[^\p{L}\p{N}'’]/gu, '')
  if (capitalized.has(bare)) return word
  if (/^(?:\p{L}\.){2,}\p{L}?\.?$/u.test(word)) return word
  if (/^[^AEIOUY\d\W]{2,4}$/u.test(bare) && !abbreviations.has(bare)) return word
  if (/^\d+(?:ST|ND|RD|TH)$/.test(bare)) return word.toLowerCase()
  if (/^\d+\p{L}$/u.test(bare)) return word
  return word
    .replace(/\p{L}[\p{L}\p{M}]*/gu, capitalize)
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\p{L}\p{L}['’])(?:S|T|Ll|Re|Ve|D)\b/gu, (ending) => ending.toLowerCase())
    .replace(/(?<=\p{Ll}s['’])S\b/gu, 's')
}

/**
 * Converts text in capitals to title case. Keeps initials and words such as `LLC`, `II`, and `RN`, and writes `O'Connor`, `McKinley`, and
 * `St. Mary's`. Text that isn't all in capitals stays the same.
 */
export function toTitleCase(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (/\p{Ll}/u.test(plain)) return plain
  const words = plain.split(/(?<=[\s/(&-])|(?=[\s/)&-])/u)
  let previous = ''
  let isFirst = true
  return words
    .map((word) => {
      if (!/[\p{L}\p{N}]/u.test(word)) return word
      const lower = word.toLowerCase()
      const isLowercase = !isFirst && (lowercase.has(lower) || (articles.has(lower) && previous === 'de'))
      previous = lower
      isFirst = false
      return isLowercase ? lower : convertWord(word)
    })
    .join('')
}

/** Returns a facility's name in title case, with an article at its end moved to the front. */
export function formatFacilityName(text: string): string {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\bd\/b\/a\b/gi, 'DBA')
  const [, moved, article] = /^(.+?)(?:\s*,\s*|\s*\(\s*|\s+)(the)\s*\)?$/i.exec(plain) ?? []
  const ordered = moved && article ? `${/\p{Ll}/u.test(plain) ? 'The' : 'THE'} ${moved.replace(/[\s,]+$/, '')}` : plain
  return repairTitleCase(toTitleCase(ordered))
}

/** Corrects generated title case, such as `Baka'S House` and `Llc`. */
function repairTitleCase(name: string): string {
  return name
    .replace(/(?<=\p{Ll}['’])S\b/gu, 's')
    .replace(/\bLlc\b/g, 'LLC')
    .replace(/\bSt (?=\p{Lu}\p{Ll})/gu, 'St. ')
    .replace(/\b(?:Ii|Iii)\b/g, (numeral) => numeral.toUpperCase())
}
