import { ApiError, type NewStateRule, type StateRuleChange, type StateRuleVersion } from '@pkg/api-client'
import { compareRules, type RuleChanges } from '~/features/state-rules/index.server'
import { formatCalendarDay } from '~/site/server/times'
import type { RuleForm } from './load-rule-form.server'

/** What a person reads before a version is saved. */
export interface CheckedRule {
  id: string
  /** Its first day in words. */
  begins: string
  familiesToAsk: number
  changes?: RuleChanges
}

/** A version that was sent: what to correct, or what the API returned. */
type Sent<Result> = { ok: true; result: Result } | { ok: false; errors: Record<string, string>; message?: string }

/** Checks a version without saving it, and compares it with the one that it follows. [TRUST-015] */
export async function checkRule({ api, known, isChange }: RuleForm, rule: NewStateRule): Promise<Sent<CheckedRule>> {
  return orFieldErrors(async () => {
    const preview = await api.stateRuleVersions.preview({ ...rule, ...(isChange && known && { changes: known.id }) })
    const { items } = await api.stateRuleVersions.list({ 'filter[state]': rule.state })
    const before = items.find(({ id }) => id === preview.replaces)
    return {
      id: preview.id,
      begins: formatCalendarDay(rule.effectiveFrom),
      familiesToAsk: preview.familiesToAsk,
      ...(before && { changes: compareRules(before, rule) }),
    }
  })
}

/** Publishes a version, or changes one as the person saw it. [TRUST-015, WORK-005] */
export async function saveRule(
  { api, known, isChange }: RuleForm,
  rule: NewStateRule,
  version: number | undefined,
): Promise<Sent<StateRuleVersion>> {
  return orFieldErrors(() => {
    if (!isChange || !known) return api.stateRuleVersions.create(rule)
    const options = version === undefined ? {} : { ifMatch: version }
    return api.stateRuleVersions.update({ id: known.id, ...changeTo(rule) }, options)
  })
}

/** Returns a change to what a version says, which removes what it leaves out. */
function changeTo({ state: _state, ...rule }: NewStateRule): StateRuleChange {
  const { effectiveTo = null, sections = null, feePeriodMaxMonths = null, operatorLicense = null, ...required } = rule
  return { ...required, effectiveTo, sections, feePeriodMaxMonths, operatorLicense }
}

/** Returns the errors of a 409, a 412, or a 422 by field. The text of each language has its own. */
async function orFieldErrors<Result>(send: () => Promise<Result>): Promise<Sent<Result>> {
  try {
    return { ok: true, result: await send() }
  } catch (error) {
    if (!(error instanceof ApiError) || ![409, 412, 422].includes(error.status)) throw error
    const errors: Record<string, string> = {}
    const others: string[] = []
    for (const { detail, title, source } of error.errors) {
      const name = fieldAt(source?.pointer)
      if (name === undefined) others.push(detail ?? title)
      else errors[name] ??= detail ?? title
    }
    return { ok: false, errors, ...(others.length > 0 && { message: others.join(' ') }) }
  }
}

function fieldAt(pointer = ''): string | undefined {
  const [, , , name, language] = pointer.split('/')
  if (name !== 'sections') return name
  return language === 'es' ? 'sectionsEs' : 'sectionsEn'
}
