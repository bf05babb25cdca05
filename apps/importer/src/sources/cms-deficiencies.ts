import { type Deficiency, isCalendarDay, severityLetters, sortDeficiencies } from '@pkg/domain'
import type { Cells, RowDefect } from '../source'
import { parseCertificationNumber, type SupplementSource } from '../supplement'

const authority = 'Centers for Medicare & Medicaid Services'

function readDeficiency(cell: Cells): Deficiency | RowDefect {
  const date = cell.value('date').trim()
  if (!isCalendarDay(date)) return cell.defect('date', 'The day of the inspection can’t be read')
  const severity = severityLetters.find((letter) => letter === cell.value('severity').trim().toUpperCase())
  if (!severity) return cell.defect('severity', 'The severity is a letter from A to L')
  const text = cell.value('text').trim()
  if (!text) return cell.defect('text', 'No description')
  const isCorrected = cell.value('isCorrected').trim().toUpperCase() === 'Y'
  const correctedOn = cell.value('correctedOn').trim()
  return {
    date,
    isComplaint: cell.value('isComplaint').trim().toUpperCase() === 'Y',
    category: cell.value('category').trim(),
    text,
    severity,
    isCorrected,
    ...(isCorrected && isCalendarDay(correctedOn) && { correctedOn }),
  }
}

/**
 * What inspectors found in Medicare's nursing homes, a row for each deficiency. It adds to the homes of `cms`. The file lacks whole states, so a home
 * without rows may have deficiencies. [FIND-024]
 */
export const cmsDeficiencies: SupplementSource = {
  name: 'cms-deficiencies',
  title: 'Medicare nursing homes: health deficiencies that inspectors found (adds to cms)',
  authority,
  supplements: 'cms',
  columns: {
    id: ['CMS Certification Number (CCN)'],
    date: ['Survey Date'],
    isComplaint: ['Complaint'],
    category: ['Deficiency Category'],
    text: ['Deficiency Description'],
    severity: ['Scope Severity Code'],
    isCorrected: ['Deficiency Corrected'],
    correctedOn: ['Correction Date'],
  },
  optional: ['correctedOn'],
  read(cell, asOf) {
    const sourceId = parseCertificationNumber(cell.value('id'))
    if (!sourceId) return cell.defect('id', 'A certification number has six characters')
    const deficiency = readDeficiency(cell)
    if ('reason' in deficiency) return { ...deficiency, sourceId }
    return { sourceId, supplement: { deficiencies: { authority, asOf, listed: [deficiency] } } }
  },
  join(one, { deficiencies }) {
    const listed = sortDeficiencies([...(one.deficiencies?.listed ?? []), ...(deficiencies?.listed ?? [])])
    return deficiencies ? { ...one, deficiencies: { ...deficiencies, listed } } : one
  },
}
