/** Line breaks, other control characters, and marks that reverse the direction of text, as the inside of a character class. */
const hidden = String.raw`\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069`

/** Words before a period without a space, as in `St.John`. They aren't the beginning of a web address. */
const titles = String.raw`Dra?|Sra?|Mrs?|Ms|Jr|St|Ste|Mt|Ft|Fr|Rev|Prof|Hon|Gov|Sgt|Col|Gen|Lt|Capt`

/** What mail programs turn into links: a scheme, `www.`, a domain such as `evil.example`, or a short one such as `x.com`. */
const webAddress = [
  String.raw`:\/\/`,
  String.raw`[Ww][Ww][Ww]\.`,
  String.raw`(?:^|[\s.,;:(])(?!(?:${titles})\.)[^\s.,;:(]{2,}[.\u3002\uff0e\uff61][A-Za-z]{2,}`,
  String.raw`[.\u3002\uff0e\uff61][A-Za-z]{2,}[/:?#]`,
  String.raw`[A-Za-z0-9]\.(?:[Cc][Oo][Mm]|[Nn][Ee][Tt]|[Oo][Rr][Gg]|[Cc][Oo]|[Ii][Oo]|[Mm][Ee])(?![A-Za-z])`,
].join('|')

/** Matches a comma-free part of single-line text, as the inside of a larger pattern. */
export const linePart = String.raw`[^,${hidden}]{1,160}`

/** The pattern of single-line text, which can be blank. It excludes line breaks, other control characters, and marks that reverse text. */
export const anyLinePattern = `^[^${hidden}]*$`

/** The pattern of single-line text, which can't be blank. */
export const linePattern = String.raw`^(?=.*\S)[^${hidden}]*$`

/** The pattern of names: single-line text that mail programs don't turn into a link. It can't be blank. */
export const namePattern = String.raw`^(?=.*\S)(?!.*(?:${webAddress}))[^${hidden}]*$`

/** The pattern of names, which can be blank. */
export const anyNamePattern = String.raw`^(?!.*(?:${webAddress}))[^${hidden}]*$`

const line = new RegExp(anyLinePattern)
const name = new RegExp(anyNamePattern)

/** Returns whether text is one line without line breaks, other control characters, and marks that reverse its direction. */
export const isSingleLine = (text: string): boolean => line.test(text)

/** Returns whether text can be a name: one line without anything that looks like a web address. */
export const isName = (text: string): boolean => name.test(text)

const visible = new RegExp(String.raw`[^\s\u200b${hidden}]`)

/**
 * Returns text without white space and invisible characters at both ends, such as those that come with a name copied from a phone's contacts. Text that a
 * person can't see is nothing that a person can correct. [EDGE-012]
 */
export function trimInvisible(text: string): string {
  const start = text.search(visible)
  if (start === -1) return ''
  let end = text.length
  // Every other way to find the end takes too long for a long text of spaces.
  while (!visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
