import {
  allDayHours,
  formatHours,
  type NurseHours,
  residentsPerPerson,
  type StaffingMedian,
  type StaffingRecord,
  weekdayHours,
} from '@pkg/domain'
import { asOfText } from '~/parts/as-of/as-of-text'
import { block, gap } from './record-block.server'
import { recordTexts as words } from './record-texts'
import type { RecordBlock } from './record-view'

/** Returns a percentage with at most one decimal. */
const percentText = (percent: number): string => `${Math.round(percent * 10) / 10}%`

/** A middle value of one home would be that home. */
const fewestHomes = 3

interface Staff {
  staffing: StaffingRecord | undefined
  medians: readonly StaffingMedian[]
  /** The name of the state. */
  state: string
  /** How many residents the home can have, if that’s known. */
  capacity: number | undefined
}

/** Returns how many nurses there are on weekdays and weekends, with how that was computed and what other homes have. [FIND-024] */
export function hoursBlock({ staffing, medians, state, capacity }: Staff): RecordBlock {
  const hours = staffing?.hours
  if (!staffing || !hours) {
    return block(words.staff, {
      questions: [gap(staffing ? words.missing.staff : words.missing.staffRecord, 'ask-aides')],
    })
  }
  const { authority, asOf, from, until } = staffing
  return block(words.staff, {
    source:
      from && until
        ? words.hoursSource(authority, asOfText(from), asOfText(until))
        : words.source(authority, asOfText(asOf)),
    lead: leadTexts(hours, capacity),
    lines: medianLines(hours, medians, state),
    notes: [...computedTexts(hours), ...(hasMedian(hours, medians) ? [words.middle] : [])],
    questions: [gap(words.missing.aides, 'ask-aides')],
  })
}

function leadTexts(hours: NurseHours, capacity = Infinity): string[] {
  const { weekendTotal, weekendRegisteredNurse: nurses, aide } = hours
  const weekends = weekendTotal === undefined ? undefined : residentsPerPerson(weekendTotal)
  const allDays = residentsPerPerson(allDayHours(hours))
  const perNurse = nurses === undefined ? undefined : residentsPerPerson(nurses)
  const perAide = aide === undefined ? undefined : residentsPerPerson(aide)
  return [
    ...(weekends === undefined ? [] : [[words.weekends(weekends), weekdayText(hours, weekends)].join(' ').trim()]),
    ...(weekends === undefined && allDays !== undefined ? [words.allDays(allDays)] : []),
    words.nightsFewer,
    ...(perNurse === undefined ? [] : [perNurse > capacity ? words.fewWeekendNurses : words.weekendNurses(perNurse)]),
    ...(nurses === 0 ? [words.noWeekendNurses] : []),
    ...(perAide === undefined ? [] : [words.aides(perAide)]),
  ]
}

function weekdayText(hours: NurseHours, weekends: number): string {
  const weekday = weekdayHours(hours)
  const weekdays = weekday === undefined ? undefined : residentsPerPerson(weekday)
  if (weekdays === undefined) return ''
  return weekdays === weekends ? words.weekdaysAlike : words.weekdays(weekdays)
}

function computedTexts(hours: NurseHours): string[] {
  const { weekendTotal } = hours
  if (!weekendTotal) return [words.computedAllDays(formatHours(allDayHours(hours)))]
  const weekday = weekdayHours(hours)
  return [
    words.computed(formatHours(weekendTotal), residentsPerPerson(weekendTotal) ?? 0),
    weekday === undefined ? words.weekdaysUncounted : words.computedWeekdays(formatHours(weekday)),
  ]
}

const hasMedian = ({ weekendTotal }: NurseHours, medians: readonly StaffingMedian[]): boolean =>
  weekendTotal !== undefined && medians.some(({ homes }) => homes >= fewestHomes)

function medianLines(hours: NurseHours, medians: readonly StaffingMedian[], state: string): RecordBlock['lines'] {
  const { weekendTotal } = hours
  if (weekendTotal === undefined || !hasMedian(hours, medians)) return []
  return [
    { label: words.here, figure: words.hours(formatHours(weekendTotal)) },
    ...medians
      .filter(({ homes }) => homes >= fewestHomes)
      .map((median) => ({
        label: median.county ? words.county(median.homes) : words.state(state, median.homes),
        figure: words.hours(formatHours(median.weekendTotal)),
      })),
  ]
}

/** Returns how many of the staff and the administrators left. [FIND-024] */
export function turnoverBlock({ staffing, medians, state }: Staff): RecordBlock {
  if (!staffing) return block(words.turnover, { questions: [gap(words.missing.staffRecord, 'ask-turnover')] })
  const { turnover, registeredNurseTurnover: nurses, administratorsLeft } = staffing
  const isKnown = turnover !== undefined || administratorsLeft !== undefined
  const ofState = medians.find(({ county, turnoverHomes }) => county === undefined && turnoverHomes >= fewestHomes)
  return block(words.turnover, {
    ...(isKnown && { source: words.source(staffing.authority, asOfText(staffing.asOf)) }),
    lead: [
      ...(turnover === undefined
        ? []
        : [
            [words.left(percentText(turnover)), nurses === undefined ? '' : words.nursesLeft(percentText(nurses))]
              .join(' ')
              .trim(),
          ]),
      ...(administratorsLeft === undefined ? [] : [words.administrators(administratorsLeft)]),
    ],
    notes:
      turnover === undefined
        ? []
        : [
            words.turnoverMeaning,
            ...(ofState?.turnover === undefined
              ? []
              : [words.turnoverMiddle(state, percentText(ofState.turnover), ofState.turnoverHomes)]),
          ],
    questions: [
      ...(turnover === undefined ? [gap(words.missing.turnover, 'ask-turnover')] : []),
      ...(administratorsLeft === undefined ? [gap(words.missing.administrators, 'ask-administrator')] : []),
    ],
  })
}
