const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * Returns a name as a path segment: lowercase ASCII letters, digits, and single dashes. Removes accents and apostrophes (including the
 * Hawaiian okina), turns `&` into `and`, and separates words at everything else. A slug stays unchanged. Empty if nothing is left.
 * [ROUTE-007]
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
