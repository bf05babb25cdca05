import type { StateRuleVersion } from '@pkg/api-client'
import { stateByCode } from '@pkg/domain'
import { stateRulesTexts as words } from '~/features/state-rules'

/** A state with its rule today and the next one. */
export interface RuleRow {
  state: string
  name: string
  /** The version in effect, or the newest one. */
  href: string
  inEffect: string
  disclosure: string
  next: string
  law: { cite: string; url: string }
}

/** Returns the states of versions by name, each with the rule in effect and the next one. `day` writes a day in words. [TRUST-015] */
export function ruleRows(versions: readonly StateRuleVersion[], day: (date: string) => string): RuleRow[] {
  const codes = [...new Set(versions.map(({ state }) => state))]
  const rows = codes.flatMap((state): RuleRow[] => {
    const own = versions.filter((version) => version.state === state)
    const present = own.find(({ status }) => status === 'in-effect')
    const next = own.findLast(({ status }) => status === 'upcoming')
    const shown = present ?? next ?? own[0]
    if (!shown) return []
    return [
      {
        state,
        name: stateByCode(state)?.name ?? state,
        href: `/state-rules/${shown.id}`,
        inEffect: present ? words.since(present.id, day(present.effectiveFrom)) : words.noneNow,
        disclosure: present?.requiresDisclosure ? words.required : words.notRequired,
        next: next ? words.from(next.id, day(next.effectiveFrom)) : '',
        law: { cite: shown.lawCite, url: shown.lawUrl },
      },
    ]
  })
  return rows.toSorted((one, other) => one.name.localeCompare(other.name))
}
