import type { StateRuleVersion } from '@pkg/api-client'
import { stateByCode } from '@pkg/domain'
import { stateRulesTexts as words } from '~/features/state-rules'
import { compareRules, factsOf } from '~/features/state-rules/index.server'
import { formatCalendarDay, formatMoment, type RequestClock } from '~/site/server/times'
import type { VersionPage, VersionRow } from './version-page'

/** Returns a version as its page shows it, with what it changed and the other versions of its state. [TRUST-015] */
export function versionPage(
  rule: StateRuleVersion,
  versions: readonly StateRuleVersion[],
  clock: RequestClock,
): VersionPage {
  const state = stateByCode(rule.state)?.name ?? rule.state
  const before = versions.find(({ effectiveFrom }) => effectiveFrom < rule.effectiveFrom)
  // What an early version said is only in the consents to it.
  const isComparable = before && before.requiresDisclosure === (before.sections !== undefined)
  const published = rule.publishedAt === undefined ? undefined : formatMoment(rule.publishedAt, clock).text
  return {
    id: rule.id,
    version: rule.version,
    stateCode: rule.state,
    stateName: state,
    status: rule.status,
    canChange: rule.isPublished && rule.status === 'upcoming',
    facts: [
      { label: words.begins, value: formatCalendarDay(rule.effectiveFrom) },
      ...factsOf(rule).map(([label, value]) => ({ label, value: value || emptyFact(label) })),
      { label: words.consents, value: rule.consents.toLocaleString('en-US') },
      {
        label: words.publishedBy,
        value: published === undefined ? words.ofCode : words.published(rule.publishedBy ?? '', published),
      },
    ].filter(({ value }) => value !== ''),
    requiresDisclosure: rule.requiresDisclosure,
    ...(rule.sections && { sections: rule.sections }),
    ...(isComparable && { changes: compareRules(before, rule) }),
    history: versions.map(versionRow),
  }
}

const emptyFact = (label: string) => (label === words.ends ? words.open : label === words.duties ? words.noDuties : '')

const versionRow = ({ id, status, effectiveFrom, effectiveTo, consents }: StateRuleVersion): VersionRow => ({
  id,
  status,
  days: words.daysOf(formatCalendarDay(effectiveFrom), effectiveTo && formatCalendarDay(effectiveTo)),
  consents,
})
