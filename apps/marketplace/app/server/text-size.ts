import { createCookie } from '@remix-run/node'
import { textSizes, type TextSize } from '@pkg/ui'

const cookie = createCookie('hearthway-text-size', { path: '/', maxAge: 31_536_000, sameSite: 'lax', httpOnly: true })

/** The text size that a person chose before, or the normal one. */
export async function textSizeOf(request: Request): Promise<TextSize> {
  const kept: unknown = await cookie.parse(request.headers.get('cookie'))
  return textSizes.find((size) => size === kept) ?? 'normal'
}

/** The header that keeps a choice for a year. */
export const keepTextSize = (size: TextSize): Promise<string> => cookie.serialize(size)
