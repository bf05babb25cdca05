import type { NewStateRule, StateRuleVersion } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { states } from '@pkg/domain'
import { parseBody } from '@pkg/remix-host/server'
import type { RecordInput } from '~/features/records'
import { dutyNames } from './compare-rules.server'
import { readSections, sectionText } from './section-text'
import { stateRulesTexts as words } from './texts'

type Values = Readonly<Record<string, readonly string[]>>

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const longText = { kind: 'long-text', max: 8000, rows: 14 } as const

/** What an admin enters about a version. The state is chosen only for a new one without a version before it. [TRUST-015] */
export const ruleInputs = (choosesState: boolean): RecordInput[] => [
  ...(choosesState
    ? [
        {
          name: 'state',
          label: words.state,
          control: { kind: 'choice', options: states.map(({ code, name }) => ({ value: code, label: name })) },
          missing: words.chooseState,
        } as const,
      ]
    : []),
  {
    name: 'effectiveFrom',
    label: words.begins,
    hint: words.beginsHint,
    control: { kind: 'day' },
    missing: words.beginsMissing,
  },
  { name: 'effectiveTo', label: words.ends, hint: words.endsHint, control: { kind: 'day' } },
  {
    name: 'lawCite',
    label: words.lawCite,
    hint: words.lawCiteHint,
    control: { kind: 'text', max: 200 },
    missing: words.lawCiteMissing,
  },
  {
    name: 'lawUrl',
    label: words.lawUrl,
    control: { kind: 'text', max: 500, type: 'url' },
    missing: words.lawUrlMissing,
  },
  { name: 'sectionsEn', label: words.english, hint: words.textHint, control: longText },
  { name: 'sectionsEs', label: words.spanish, hint: words.textHintSpanish, control: longText },
  {
    name: 'trigger',
    label: words.trigger,
    control: { kind: 'choice', options: optionsOf(words.triggers) },
    missing: words.choose,
  },
  {
    name: 'feeDetail',
    label: words.feeDetail,
    control: { kind: 'choice', options: optionsOf(words.feeDetails) },
    missing: words.choose,
  },
  {
    name: 'signature',
    label: words.signature,
    control: { kind: 'choice', options: optionsOf(words.signatures) },
    missing: words.choose,
  },
  {
    name: 'copyToCommunity',
    label: words.copyToCommunity,
    control: { kind: 'choice', options: optionsOf(words.copies) },
    missing: words.choose,
  },
  { name: 'duties', label: words.duties, control: { kind: 'many', options: optionsOf(words.dutyLabels) } },
  {
    name: 'retentionYears',
    label: words.retentionYears,
    hint: words.retentionHint,
    control: { kind: 'number' },
    missing: words.retentionMissing,
  },
  { name: 'feePeriodMaxMonths', label: words.feePeriod, control: { kind: 'number' } },
  { name: 'operatorLicense', label: words.license, control: { kind: 'text', max: 200 } },
]

/** Returns what the form holds for a version: its own values, without its days for a new one that follows it. */
export function ruleValues(rule: StateRuleVersion, keepsDays: boolean): Values {
  const { sections } = rule
  const texts: Record<string, string | undefined> = {
    ...(keepsDays && { effectiveFrom: rule.effectiveFrom, effectiveTo: rule.effectiveTo }),
    lawCite: rule.lawCite,
    lawUrl: rule.lawUrl,
    sectionsEn: sections && sectionText(sections.en),
    sectionsEs: sections && sectionText(sections.es),
    trigger: rule.trigger,
    feeDetail: rule.feeDetail,
    signature: rule.signature,
    copyToCommunity: rule.copyToCommunity,
    retentionYears: String(rule.retentionYears),
    feePeriodMaxMonths: rule.feePeriodMaxMonths === undefined ? undefined : String(rule.feePeriodMaxMonths),
    operatorLicense: rule.operatorLicense,
  }
  const filled = Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, [text]] as const]))
  return { ...Object.fromEntries(filled), duties: dutyNames.filter((name) => rule[name]) }
}

/** Reads a version from the form, or what to correct by field. [TRUST-015] */
export function readRule(
  values: Values,
  state: string,
): { ok: true; body: NewStateRule } | { ok: false; errors: Record<string, string>; message?: string } {
  const errors: Record<string, string> = {}
  for (const { name, missing } of ruleInputs(false)) {
    if (missing !== undefined && !values[name]?.[0]) errors[name] = missing
  }
  if (state === '') errors['state'] = words.chooseState
  const sections = readBoth(values, errors)
  const { duties = [], sectionsEn: _en, sectionsEs: _es, state: _state, ...single } = values
  const plain = Object.fromEntries(Object.entries(single).flatMap(([name, [text]]) => (text ? [[name, text]] : [])))
  const sent = {
    ...plain,
    state,
    ...(sections && { sections }),
    ...Object.fromEntries(dutyNames.map((name) => [name, duties.includes(name)])),
  }
  const names = new Map(
    [...Object.keys(sent), 'state'].map((name) => [name, name === 'sections' ? 'sectionsEn' : name]),
  )
  return parseBody(schemas.NewStateRule, sent, names, errors)
}

/** Reads the text in both languages. Puts what to correct into `errors`. */
function readBoth(values: Values, errors: Record<string, string>): NewStateRule['sections'] {
  const [english = '', spanish = ''] = [values['sectionsEn']?.[0], values['sectionsEs']?.[0]]
  if (english === '' && spanish === '') return undefined
  if (english === '' || spanish === '') {
    errors[english === '' ? 'sectionsEn' : 'sectionsEs'] = words.onlyOne
    return undefined
  }
  const [en, es] = [readSections(english), readSections(spanish)]
  if ('error' in en) errors['sectionsEn'] = en.error
  if ('error' in es) errors['sectionsEs'] = es.error
  return 'sections' in en && 'sections' in es ? { en: en.sections, es: es.sections } : undefined
}
