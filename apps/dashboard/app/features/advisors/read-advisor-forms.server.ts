import type { AdvisorCheck, BodyOf, EndpointTable } from '@pkg/api-client'
import { isCalendarDay, stateByCode } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { advisorTexts, coverTexts } from './texts'
import { type About, checkKinds, fieldNames } from './field-names'
import type { FormProblem } from './form-problem'

const words = advisorTexts

type CallHoursChange = BodyOf<EndpointTable['callHours']['replace']>

/** What a form says, or what's wrong with it. */
export type ReadForm<Values> = { values: Values } | { problem: FormProblem }

const textOf = (form: FormData, name: string) => formText(form, name).trim()

/** Returns the numbers of the rows that a form has, from 0. */
function rowsOf(form: FormData, name: (row: number) => string): number[] {
  const rows: number[] = []
  while (form.has(name(rows.length))) rows.push(rows.length)
  return rows
}

/** Reads the hours for calls, and the days without calls. */
export function readHours(form: FormData): ReadForm<Required<CallHoursChange>> {
  const hours: CallHoursChange['hours'] = []
  for (const [index, day] of words.weekdays.entries()) {
    const weekday = index + 1
    for (const part of rowsOf(form, (row) => fieldNames.opens(weekday, row))) {
      const opens = textOf(form, fieldNames.opens(weekday, part))
      const closes = textOf(form, fieldNames.closes(weekday, part))
      if (opens === '' && closes === '') continue
      if (opens === '' || opens >= closes) {
        const field = opens === '' ? fieldNames.opens(weekday, part) : fieldNames.closes(weekday, part)
        return { problem: { message: words.hoursIncomplete(day), field } }
      }
      hours.push({ weekday, opens, closes })
    }
  }
  const timeOff: { from: string; until: string }[] = []
  for (const row of rowsOf(form, fieldNames.firstDay)) {
    const from = textOf(form, fieldNames.firstDay(row))
    const until = textOf(form, fieldNames.lastDay(row))
    if (from === '' && until === '') continue
    if (!isCalendarDay(from) || !isCalendarDay(until) || from > until) {
      const field = isCalendarDay(from) ? fieldNames.lastDay(row) : fieldNames.firstDay(row)
      return { problem: { message: words.timeOffIncomplete(row + 1), field } }
    }
    timeOff.push({ from, until })
  }
  return { values: { hours, timeOff } }
}

/** Reads what families read about an advisor. */
export function readAbout(form: FormData): ReadForm<About> {
  const languages = form.getAll('language').filter((code): code is string => typeof code === 'string')
  if (languages.length === 0) return { problem: { message: words.languageMissing } }
  const operatingIn: About['operatingIn'] = []
  for (const row of rowsOf(form, fieldNames.state)) {
    const field = fieldNames.state(row)
    const state = textOf(form, field)
    const counties = textOf(form, fieldNames.counties(row))
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    if (stateByCode(state) === undefined) {
      if (counties.length > 0) return { problem: { message: words.stateMissing(row + 1), field } }
      continue
    }
    if (operatingIn.some((area) => area.state === state)) {
      return { problem: { message: words.stateTwice(row + 1), field } }
    }
    operatingIn.push({ state, counties })
  }
  if (operatingIn.length === 0) return { problem: { message: words.areaMissing, field: fieldNames.state(0) } }
  return { values: { introduction: textOf(form, 'introduction'), languages, operatingIn } }
}

/** Reads a portrait. The API checks whether it's a picture. */
export function readPortrait(form: FormData): ReadForm<{ file: Blob }> {
  const file = form.get('portrait')
  return file instanceof File && file.size > 0
    ? { values: { file } }
    : { problem: { message: words.portraitMissing, field: 'portrait' } }
}

/** Reads a tour of a community. */
export function readVisit(form: FormData): ReadForm<{ communityId: string; visitedOn: string; note?: string }> {
  const communityId = textOf(form, 'community')
  const visitedOn = textOf(form, 'visited-on')
  const note = textOf(form, 'note')
  if (communityId === '' || !isCalendarDay(visitedOn)) {
    const field = communityId === '' ? 'community' : 'visited-on'
    return { problem: { message: words.visitIncomplete, field } }
  }
  return { values: { communityId, visitedOn, ...(note && { note }) } }
}

/** Reads who covers for an advisor, and when. */
export function readCover(form: FormData): ReadForm<{ coveringId: string; from: string; until: string }> {
  const coveringId = textOf(form, 'covering')
  const from = textOf(form, 'cover-from')
  const until = textOf(form, 'cover-until')
  if (coveringId !== '' && isCalendarDay(from) && isCalendarDay(until)) return { values: { coveringId, from, until } }
  const field = coveringId === '' ? 'covering' : isCalendarDay(from) ? 'cover-until' : 'cover-from'
  return { problem: { message: coverTexts.missing, field } }
}

/** Reads what an admin checked. */
export function readChecks(form: FormData): ReadForm<{ checks: AdvisorCheck[] }> {
  const checks: AdvisorCheck[] = []
  for (const kind of checkKinds) {
    const field = fieldNames.check(kind, 'day')
    const checkedOn = textOf(form, field)
    const validUntil = textOf(form, fieldNames.check(kind, 'until'))
    const detail = textOf(form, fieldNames.check(kind, 'detail'))
    if (checkedOn !== '') {
      checks.push({ kind, checkedOn, ...(validUntil && { validUntil }), ...(detail && { detail }) })
    } else if (validUntil !== '' || detail !== '') {
      return { problem: { message: words.checkIncomplete(words.kinds[kind]), field } }
    }
  }
  return { values: { checks } }
}
