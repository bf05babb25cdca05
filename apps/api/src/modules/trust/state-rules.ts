import { type StateRule, stateRules } from '@pkg/domain/disclosures'

/** Returns the state rules with ids: every version, or those in force on a day. [TRUST-015] */
export function listStateRules({ state, on }: { state: string | undefined; on: string | undefined }) {
  const items = stateRules
    .filter((rule) => !state || rule.state === state)
    .filter((rule) => !on || isInForce(rule, on))
    .map((rule) => ({ id: rule.version, ...rule }))
  return { items, total: items.length }
}

function isInForce({ effectiveFrom, effectiveTo }: StateRule, on: string): boolean {
  return effectiveFrom <= on && (effectiveTo === undefined || on <= effectiveTo)
}
