import { siteCookie } from '@pkg/remix-host/server'
import { textSizes, type TextSize } from '@pkg/ui'
import type { AppLoadContext } from '@remix-run/node'

const textSizeCookie = (context: AppLoadContext) => siteCookie('hearthway-text-size', context)

/** Reads the text size that a person chose, or the normal one. */
export async function readTextSize(request: Request, context: AppLoadContext): Promise<TextSize> {
  const stored: unknown = await textSizeCookie(context).parse(request.headers.get('cookie'))
  return textSizes.find((size) => size === stored) ?? 'normal'
}

/** Returns the `Set-Cookie` header that stores a text size for a year. */
export const textSizeHeader = (size: TextSize, context: AppLoadContext): Promise<string> =>
  textSizeCookie(context).serialize(size)
