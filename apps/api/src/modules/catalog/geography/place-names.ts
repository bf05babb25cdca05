/** Returns a city's name as people write it: `St. Louis` for `Saint Louis`, `Sault Ste. Marie`. */
export function cityName(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\bMc(?=[a-z])(.)/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^(?:Saint|St\.?) (?=\p{L})/iu, 'St. ')
    .replace(/\b(?:Sainte|Ste\.?) (?=\p{L})/giu, 'Ste. ')
}

/** Returns a county's name without `County` and similar words. An independent city keeps `City`, because a county can have the same name. */
export function countyName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ')
  const independent = /^(.+?) \(city\)?$/i.exec(plain)?.[1] ?? /^City of (.+)$/i.exec(plain)?.[1]
  if (independent) return cityName(independent.endsWith(' City') ? independent : `${independent} City`)
  return cityName(
    plain
      .replace(/^City and (?:County|Borough) of /i, '')
      .replace(/ (?:County|Parish|City and Borough|Borough|Census Area|Municipality|Planning Region)(?: \(CA\))?$/i, '')
      .replace(/ \(CA\)$/, ''),
  )
}
