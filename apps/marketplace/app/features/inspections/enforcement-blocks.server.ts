import {
  type Deficiency,
  type DeficiencyRecord,
  type EnforcementRecord,
  formatMoney,
  severityOf,
  sortDeficiencies,
  sortPenalties,
} from '@pkg/domain'
import { asOfText } from '~/parts/as-of/as-of-text'
import { block, gap } from './record-block.server'
import { recordTexts as words } from './record-texts'
import type { RecordBlock, ShownDeficiency } from './record-view'

const sourceOf = ({ authority, asOf }: { authority: string; asOf: string }) => words.source(authority, asOfText(asOf))

/** Returns fines and other penalties with their dates, newest first. [FIND-024] */
export function penaltiesBlock(record: EnforcementRecord): RecordBlock {
  const { fines, fineTotal = 0, paymentDenials = 0, years } = record
  return block(words.penalties, {
    source: sourceOf(record),
    lead: [
      ...(fines === undefined ? [] : [words.fines(fines, years, formatMoney(fineTotal))]),
      ...(paymentDenials > 0 ? [words.denials(paymentDenials)] : []),
    ],
    lines: sortPenalties(record.penalties).map(({ date, kind, amount }) => ({
      label: asOfText(date),
      figure: amount === undefined ? words.stopped : formatMoney(amount),
      note: kind === 'fine' ? words.fine : words.denial,
    })),
    questions: fines === undefined && record.penalties.length === 0 ? [gap(words.missing.fines, 'ask-fines')] : [],
  })
}

/** Returns when the owner changed, and the question who it is. [FIND-024] */
export function ownerBlock(record: EnforcementRecord): RecordBlock {
  const { ownershipChangedOn: changed } = record
  return block(words.owner, {
    source: sourceOf(record),
    lead: [changed ? words.ownerChanged(asOfText(changed)) : words.ownerUnnamed],
    questions: [gap(words.missing.owner, 'ask-owner')],
  })
}

/** Returns what inspectors found: how often, and the newest in the agency’s words. Without its list, that doesn’t mean nothing. [FIND-024] */
export function deficienciesBlock(
  counted: EnforcementRecord | undefined,
  record: DeficiencyRecord | undefined,
): RecordBlock {
  const { deficiencies, actualHarm = 0, immediateJeopardy = 0, years = 0 } = counted ?? {}
  const from = record ?? counted
  return block(words.deficiencies, {
    ...(from && { source: sourceOf(from) }),
    lead: [
      ...(deficiencies === undefined ? [] : [words.counted(deficiencies, years)]),
      ...(actualHarm > 0 ? [words.harmed(actualHarm)] : []),
      ...(immediateJeopardy > 0 ? [words.endangered(immediateJeopardy)] : []),
    ],
    deficiencies: sortDeficiencies(record?.listed ?? []).map(shownDeficiency),
    notes: record ? [words.listed(record.listed.length)] : [],
    questions: record ? [] : [gap(words.missing.deficiencies, 'ask-report')],
  })
}

function shownDeficiency(deficiency: Deficiency): ShownDeficiency {
  const { date, isComplaint, category, text, severity, isCorrected, correctedOn } = deficiency
  return {
    day: asOfText(date),
    about: words.about(isComplaint ? words.complaint : words.regular, words.category(category)),
    text,
    meaning: words.severity(severity, severityOf(severity)),
    corrected: !isCorrected
      ? words.uncorrected
      : correctedOn
        ? words.corrected(asOfText(correctedOn))
        : words.correctedUndated,
  }
}
