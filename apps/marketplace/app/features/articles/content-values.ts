import type { Content } from '@pkg/api-client'

/** Returns a text that an editor entered under a name, or an empty one. */
export function textValue(content: Content, name: string): string {
  const value = content[name]
  return typeof value === 'string' ? value : ''
}

/** Returns whether a made-up person of the demo is meant. [TRUTH-013] */
export const isDemoContent = (content: Content): boolean => content['isDemo'] === true

/** Returns the entries of a list that an editor entered under a name, each with its texts by name. */
export function recordValues(content: Content, name: string): Record<string, string>[] {
  const value = content[name]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return []
    const texts = Object.entries(item).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return [Object.fromEntries(texts)]
  })
}
