import type { SuggestedEdit } from '@pkg/api-client'
import { type ChangedAttribute, changeWords, isAttribute } from './change-words'
import { communitiesTexts as words } from './texts'

/** An attribute that a suggested edit changes: what it is now, and what it would be. */
export interface EditedField {
  name: ChangedAttribute
  label: string
  now: string
  /** Undefined if the edit leaves it empty. */
  suggested: string | undefined
}

/** Returns what a suggested edit changes, attribute by attribute. [API-023, DASH-010] */
export function editedFields({ changes, current }: Pick<SuggestedEdit, 'changes' | 'current'>): EditedField[] {
  const { cleared = [], ...set } = changes
  const now = new Map<string, unknown>(Object.entries(current))
  const changed = new Map<string, unknown>(Object.entries(set))
  return [...changed.keys(), ...cleared].flatMap((name) => {
    if (!isAttribute(name)) return []
    const value = changed.get(name)
    return [
      {
        name,
        label: words.fields[name],
        now: changeWords(name, partOf(now.get(name), value)),
        suggested: value === undefined ? undefined : changeWords(name, value),
      },
    ]
  })
}

/** Returns the part of an object that another one changes, such as one of many amenities. Other values are whole. */
function partOf(now: unknown, changed: unknown): unknown {
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(now) || !isObject(changed)) return now
  return Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(changed, name)))
}
