import type { NewStateRule } from '@pkg/api-client'
import { diffWordsWithSpace } from 'diff'
import { formatCalendarDay } from '~/site/server/times'
import { sectionText } from './section-text'
import { stateRulesTexts as words } from './texts'

/** A piece of a text, and whether another version has it. */
export interface DiffPart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

/** What differs between two versions of a rule. */
export interface RuleChanges {
  /** The version that this one is compared with. */
  before: string
  /** Facts that differ, in words. */
  facts: string[]
  /** The texts word by word. Missing for a language without a difference. */
  texts: { language: string; parts: DiffPart[] }[]
}

type Terms = Omit<NewStateRule, 'state'>

/** Returns what differs between a version and the one before it. [TRUST-015] */
export function compareRules(before: Terms & { id: string }, after: Terms): RuleChanges {
  const [factsBefore, factsAfter] = [factsOf(before), factsOf(after)]
  return {
    before: before.id,
    facts: factsAfter.flatMap(([label, value], index) => {
      const earlier = factsBefore[index]?.[1] ?? ''
      return earlier === value ? [] : [words.change(label, earlier || words.nothing, value || words.nothing)]
    }),
    texts: (['en', 'es'] as const).flatMap((language) => {
      const [old, present] = [textOf(before, language), textOf(after, language)]
      const label = language === 'en' ? words.english : words.spanish
      return old === present ? [] : [{ language: label, parts: diffWords(old, present) }]
    }),
  }
}

const textOf = ({ sections }: Terms, language: 'en' | 'es') => (sections ? sectionText(sections[language]) : '')

/** Returns the words of two texts, in the order in which a person reads them. */
export const diffWords = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))

/** Returns the facts of a rule in words, without its text, in the order of the form. */
export function factsOf(rule: Terms): [label: string, value: string][] {
  const duties = dutyNames.filter((name) => rule[name]).map((name) => words.dutyLabels[name])
  return [
    [words.ends, rule.effectiveTo === undefined ? '' : formatCalendarDay(rule.effectiveTo)],
    [words.lawCite, rule.lawCite],
    [words.lawUrl, rule.lawUrl],
    [words.trigger, words.triggers[rule.trigger]],
    [words.feeDetail, words.feeDetails[rule.feeDetail]],
    [words.signature, words.signatures[rule.signature]],
    [words.copyToCommunity, words.copies[rule.copyToCommunity]],
    [words.duties, duties.join('. ')],
    [words.retentionYears, String(rule.retentionYears)],
    [words.feePeriod, rule.feePeriodMaxMonths === undefined ? '' : String(rule.feePeriodMaxMonths)],
    [words.license, rule.operatorLicense ?? ''],
  ]
}

/** The duties of a rule that a form offers as boxes. */
export const dutyNames = [
  'invoiceRequiresCopy',
  'perInstanceConsent',
  'stopPropagates',
  'reviewedByCounsel',
] as const satisfies readonly (keyof Terms)[]
