import {
  addDays,
  type CalendarDay,
  type EnforcementRecord,
  isCalendarDay,
  type NurseHours,
  type Penalty,
  type StaffingRecord,
  sortPenalties,
} from '@pkg/domain'
import { parseAsOf } from '../as-of-date'
import type { Cells } from '../source'
import { parseCertificationNumber, type SupplementSource } from '../supplement'

const authority = 'Centers for Medicare & Medicaid Services'

/** Medicare's file counts the penalties and deficiencies of the last 3 years. */
const years = 3

/** Returns a number of 0 or more, or undefined for a blank or unreadable cell. */
function parseNumber(text: string): number | undefined {
  return /^\d{1,9}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
}

/** Returns the fields whose cells have a number. A blank cell is unknown, and 0 is a number. */
function readNumbers<Field extends string>(cell: Cells, fields: readonly Field[]): Partial<Record<Field, number>> {
  const known: Partial<Record<Field, number>> = {}
  for (const field of fields) {
    const number = parseNumber(cell.value(field))
    if (number !== undefined) known[field] = number
  }
  return known
}

/** Returns nurse hours. Medicare writes 0 in total for homes whose hours it doesn't have. */
function readHours(cell: Cells): NurseHours | undefined {
  const total = parseNumber(cell.value('total'))
  if (!total) return undefined
  const parts = ['aide', 'practicalNurse', 'registeredNurse', 'weekendTotal', 'weekendRegisteredNurse'] as const
  return { total, ...readNumbers(cell, parts) }
}

/** Returns the first and last day of the newest quarter in a text such as `Q4 2024|Q3 2025`. */
function readQuarter(text: string): { from: CalendarDay; until: CalendarDay } | undefined {
  const [, quarter, year] = /(?:^|\|)Q([1-4]) (\d{4})$/.exec(text.trim()) ?? []
  if (!quarter || !year) return undefined
  const month = Number(quarter) * 3
  const next = month === 12 ? `${Number(year) + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return { from: `${year}-${String(month - 2).padStart(2, '0')}-01`, until: addDays(next, -1) }
}

function readStaffing(cell: Cells, asOf: string): StaffingRecord | undefined {
  const hours = readHours(cell)
  const facts = {
    ...(hours && { hours, ...readQuarter(cell.value('quarters')) }),
    ...readNumbers(cell, ['turnover', 'registeredNurseTurnover', 'administratorsLeft']),
  }
  return Object.keys(facts).length > 0 ? { authority, asOf, ...facts } : undefined
}

/** Returns the penalties in a text such as `2025-05-22 Fine 98865|2024-07-19 Payment Denial 0`, or undefined for other text. */
function parsePenalties(text: string): Penalty[] | undefined {
  const penalties: Penalty[] = []
  for (const part of text.split('|').filter((one) => one.trim() !== '')) {
    const [, date, kind, amount] = /^(\d{4}-\d{2}-\d{2}) (Fine|Payment Denial) (\d+)$/.exec(part.trim()) ?? []
    if (!date || !isCalendarDay(date)) return undefined
    penalties.push(kind === 'Fine' ? { date, kind: 'fine', amount: Number(amount) } : { date, kind: 'payment-denial' })
  }
  return sortPenalties(penalties)
}

function readEnforcement(cell: Cells, asOf: string, penalties: Penalty[]): EnforcementRecord {
  const counts = ['deficiencies', 'actualHarm', 'immediateJeopardy', 'fines', 'fineTotal', 'paymentDenials'] as const
  const changed = parseAsOf(cell.value('ownershipChangedOn'))
  return {
    ...{ authority, asOf, years, penalties },
    ...readNumbers(cell, counts),
    ...(changed && isCalendarDay(changed) && { ownershipChangedOn: changed }),
  }
}

/**
 * Nurse hours, turnover, penalties, and changes of owner of Medicare's nursing homes, one row for each home. It adds to the homes of `cms`. California
 * is missing. [FIND-024]
 */
export const cmsStaffing: SupplementSource = {
  name: 'cms-staffing',
  title: 'Medicare nursing homes: nurse hours, turnover, penalties, and owners (adds to cms)',
  authority,
  supplements: 'cms',
  columns: {
    id: ['CMS Certification Number (CCN)'],
    aide: ['Nurse Aide Hours per Resident per Day'],
    practicalNurse: ['LPN Hours per Resident per Day'],
    registeredNurse: ['RN Hours per Resident per Day'],
    total: ['Total Nurse Hours per Resident per Day'],
    weekendTotal: ['Weekend Total Nurse Hours per Resident per Day'],
    weekendRegisteredNurse: ['Weekend RN Hours per Resident per Day'],
    turnover: ['Total Nursing Staff Turnover (%)'],
    registeredNurseTurnover: ['RN Turnover (%)'],
    administratorsLeft: ['Administrators Who Left'],
    quarters: ['Quarters'],
    deficiencies: ['Health Deficiencies (3 years)'],
    actualHarm: ['Actual Harm'],
    immediateJeopardy: ['Immediate Jeopardy'],
    fines: ['Fines (3 years)'],
    fineTotal: ['Total Fines in Dollars'],
    paymentDenials: ['Payment Denials'],
    penalties: ['Penalties'],
    ownershipChangedOn: ['Ownership Changed On'],
  },
  optional: ['quarters', 'registeredNurseTurnover', 'ownershipChangedOn'],
  read(cell, asOf) {
    const sourceId = parseCertificationNumber(cell.value('id'))
    if (!sourceId) return cell.defect('id', 'A certification number has six characters')
    const penalties = parsePenalties(cell.value('penalties'))
    if (!penalties) return { ...cell.defect('penalties', 'The penalties can’t be read'), sourceId }
    const staffing = readStaffing(cell, asOf)
    return {
      sourceId,
      supplement: { ...(staffing && { staffing }), enforcement: readEnforcement(cell, asOf, penalties) },
    }
  },
}
