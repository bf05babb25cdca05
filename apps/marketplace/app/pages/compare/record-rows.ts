import {
  type Community,
  formatHours,
  formatMoney,
  residentsPerPerson,
  sortDeficiencies,
  sortFindings,
} from '@pkg/domain'
import { asOfText } from '~/parts/as-of/as-of-text'
import { type ComparedCommunity, type CompareRow, type RankedCell, rankedRow, textRow } from './compare-row'
import { rowTexts as words } from './row-texts'

const { labels, best } = words

/** Returns what Medicare publishes about nursing homes, if one of the communities has such a record. What a record leaves blank is unknown. [FIND-024] */
export function recordRows(compared: readonly ComparedCommunity[]): CompareRow[] {
  const communities = compared.map(({ community }) => community)
  if (!communities.some(({ staffing, enforcement }) => staffing ?? enforcement)) return []
  return [
    rankedRow('weekend-staff', labels.weekendStaff, communities.map(weekendCell), best.most),
    rankedRow('turnover', labels.turnover, communities.map(turnoverCell), best.lowest),
    rankedRow('fines', labels.fines, communities.map(finesCell), best.fewest),
    textRow('last-inspection', labels.lastInspection, communities.map(inspectionText)),
  ]
}

function weekendCell({ staffing }: Community): RankedCell | undefined {
  const hours = staffing?.hours?.weekendTotal
  const residents = hours === undefined ? undefined : residentsPerPerson(hours)
  return hours === undefined || residents === undefined
    ? undefined
    : { text: words.hours(formatHours(hours), residents), rank: hours }
}

function turnoverCell({ staffing }: Community): RankedCell | undefined {
  const turnover = staffing?.turnover
  return turnover === undefined ? undefined : { text: `${turnover}%`, rank: -turnover }
}

function finesCell({ enforcement }: Community): RankedCell | undefined {
  const { fines, fineTotal = 0 } = enforcement ?? {}
  return fines === undefined ? undefined : { text: words.fines(fines, formatMoney(fineTotal)), rank: -fines }
}

/** Returns the day of the newest inspection in a record, and what it found. A list of deficiencies can be cut, so it says the day only. */
function inspectionText({ deficiencies, inspections }: Community): string | undefined {
  const [counted] = sortFindings(inspections?.findings ?? []).filter(({ kind }) => kind === 'inspection-deficiencies')
  const [newest] = sortDeficiencies(deficiencies?.listed ?? [])
  if (counted?.date && counted.date >= (newest?.date ?? ''))
    return words.inspected(asOfText(counted.date), counted.value)
  return newest && words.foundOn(asOfText(newest.date))
}
