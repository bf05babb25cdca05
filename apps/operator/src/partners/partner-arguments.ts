import { UsageError, readWords } from '@pkg/command-line'
import { partnerTexts as texts } from './texts'

/** What a person asked to do with partners. */
export type PartnerArguments = { make: { name: string; origins: string[] } } | { revoke: string } | { list: true }

/** A name stands in the data of each request, which holds so much. */
const longestName = 120

/** Reads the arguments of the command. @throws {UsageError} */
export function readPartnerArguments(given: string[]): PartnerArguments {
  const { values } = readWords(
    {
      args: given,
      options: {
        name: { type: 'string' },
        origin: { type: 'string', multiple: true },
        list: { type: 'boolean' },
        revoke: { type: 'string' },
      },
    },
    texts.usage,
  )
  const { name, origin = [], list, revoke } = values
  const makes = name !== undefined || origin.length > 0
  if ([makes, list, revoke !== undefined].filter(Boolean).length !== 1)
    throw new UsageError(texts.oneThing, texts.usage)
  if (revoke !== undefined) return { revoke: revoke.trim() }
  if (list) return { list }
  if (!name?.trim()) throw new UsageError(texts.noName, texts.usage)
  if (name.trim().length > longestName) throw new UsageError(texts.longName(longestName), texts.usage)
  if (origin.length === 0) throw new UsageError(texts.noOrigin, texts.usage)
  return { make: { name: name.trim(), origins: [...new Set(origin.map(siteOf))] } }
}

/** A site as a browser names it in the Origin header. */
function siteOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  if (!url || !isWeb || url.href !== `${url.origin}/`) throw new UsageError(texts.wrongOrigin(given), texts.usage)
  return url.origin
}
