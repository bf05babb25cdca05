const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * A name as a path segment: small ASCII letters, digits and single dashes. Accents and apostrophes (also the Hawaiian okina) fall
 * away, `&` becomes `and`, all else separates words. A slug stays as it is. Empty when nothing is left. [ROUTE-007]
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'‘’ʻʼ`]/g, '')
    .replace(/[æøœßłđðþ]/g, (letter) => letters[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
