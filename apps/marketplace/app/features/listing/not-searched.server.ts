import { notSearchedText } from '~/features/search/index.server'

/** A phone number or an address of the web isn’t a word of a search: someone made up the link. */
const isShown = (word: string): boolean =>
  /^[\p{L} $'’-]*(?:\d{1,5}[\p{L} $'’-]*)?$/u.test(word) && word !== '' && word.length <= 60

/** Returns what the page says about the words of a search that it couldn’t use, if there are any. [FIND-020] */
export function readNotSearched(parameters: URLSearchParams): string | undefined {
  const words = (parameters.get('not-searched') ?? '').split(', ').filter(isShown)
  return words.length > 0 ? notSearchedText(words) : undefined
}
