import { textSizes, type TextSize } from '@pkg/ui'
import { siteCookie } from './site-cookie'

const cookie = siteCookie('hearthway-text-size')

/** The text size that a person chose before, or the normal one. */
export async function textSizeOf(request: Request): Promise<TextSize> {
  const kept: unknown = await cookie.parse(request.headers.get('cookie'))
  return textSizes.find((size) => size === kept) ?? 'normal'
}

/** The header that keeps a choice for a year. */
export const keepTextSize = (size: TextSize): Promise<string> => cookie.serialize(size)
