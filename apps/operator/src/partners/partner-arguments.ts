import { UsageError, parseArguments } from '@pkg/command-line'
import { partnerTexts as texts } from './texts'

/** The parsed arguments of the partner command. */
export type PartnerArguments = { create: { name: string; origins: string[] } } | { revoke: string } | { list: true }

/** The length that the data of a request allows for a partner's name. */
const longestName = 120

/** Parses the arguments of the partner command. @throws {UsageError} */
export function readPartnerArguments(args: string[]): PartnerArguments {
  const { values } = parseArguments(
    {
      args,
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
  const isCreate = name !== undefined || origin.length > 0
  if ([isCreate, list, revoke !== undefined].filter(Boolean).length !== 1) {
    throw new UsageError(texts.oneCommand, texts.usage)
  }
  if (revoke !== undefined) return { revoke: revoke.trim() }
  if (list) return { list }
  if (!name?.trim()) throw new UsageError(texts.noName, texts.usage)
  if (name.trim().length > longestName) throw new UsageError(texts.longName(longestName), texts.usage)
  if (origin.length === 0) throw new UsageError(texts.noOrigin, texts.usage)
  return { create: { name: name.trim(), origins: [...new Set(origin.map(parseOrigin))] } }
}

/** Returns an origin as browsers send it in the Origin header. */
function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  if (!url || !isWeb || url.href !== `${url.origin}/`) throw new UsageError(texts.invalidOrigin(text), texts.usage)
  return url.origin
}
