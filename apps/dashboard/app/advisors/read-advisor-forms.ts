import type { AdvisorCheck, BodyOf, EndpointTable } from '@pkg/api-client'
import { isCalendarDay, stateByCode } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { texts } from '~/texts'
import { type About, checkKinds, fieldNames, hoursPerDay, mostRows } from './field-names'

const words = texts.advisor

type CallHoursChange = BodyOf<EndpointTable['callHours']['replace']>

/** What a form says, or what's wrong with it. */
export type ReadForm<Values> = { values: Values } | { problem: string }

const textOf = (form: FormData, name: string) => formText(form, name).trim()

/** Reads the hours for calls, and the days without calls. */
export function readHours(form: FormData): ReadForm<Required<CallHoursChange>> {
  const hours: CallHoursChange['hours'] = []
  for (const [index, day] of words.weekdays.entries()) {
    for (let part = 0; part < hoursPerDay; part += 1) {
      const weekday = index + 1
      const opens = textOf(form, fieldNames.opens(weekday, part))
      const closes = textOf(form, fieldNames.closes(weekday, part))
      if (opens === '' && closes === '') continue
      if (opens === '' || opens >= closes) return { problem: words.hoursIncomplete(day) }
      hours.push({ weekday, opens, closes })
    }
  }
  const timeOff: { from: string; until: string }[] = []
  for (let row = 0; row < mostRows; row += 1) {
    const from = textOf(form, fieldNames.firstDay(row))
    const until = textOf(form, fieldNames.lastDay(row))
    if (from === '' && until === '') continue
    const isSpan = isCalendarDay(from) && isCalendarDay(until) && from <= until
    if (!isSpan) return { problem: words.timeOffIncomplete(row + 1) }
    timeOff.push({ from, until })
  }
  return { values: { hours, timeOff } }
}

/** Reads what families read about an advisor. */
export function readAbout(form: FormData): ReadForm<About> {
  const languages = form.getAll('language').filter((code): code is string => typeof code === 'string')
  if (languages.length === 0) return { problem: words.languageMissing }
  const operatingIn = Array.from({ length: mostRows }, (_, row) => ({
    state: textOf(form, fieldNames.state(row)),
    counties: textOf(form, fieldNames.counties(row))
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  })).filter(({ state }) => stateByCode(state) !== undefined)
  if (operatingIn.length === 0) return { problem: words.areaMissing }
  return { values: { introduction: textOf(form, 'introduction'), languages, operatingIn } }
}

/** Reads a portrait. The API checks whether it's a picture. */
export function readPortrait(form: FormData): ReadForm<{ file: Blob }> {
  const file = form.get('portrait')
  return file instanceof File && file.size > 0 ? { values: { file } } : { problem: words.portraitMissing }
}

/** Reads a tour of a community. */
export function readVisit(form: FormData): ReadForm<{ communityId: string; visitedOn: string; note?: string }> {
  const communityId = textOf(form, 'community')
  const visitedOn = textOf(form, 'visited-on')
  const note = textOf(form, 'note')
  if (communityId === '' || !isCalendarDay(visitedOn)) return { problem: words.visitIncomplete }
  return { values: { communityId, visitedOn, ...(note && { note }) } }
}

/** Reads what an admin checked. */
export function readChecks(form: FormData): AdvisorCheck[] {
  return checkKinds.flatMap((kind) => {
    const checkedOn = textOf(form, fieldNames.check(kind, 'day'))
    const validUntil = textOf(form, fieldNames.check(kind, 'until'))
    const detail = textOf(form, fieldNames.check(kind, 'detail'))
    return checkedOn === '' ? [] : [{ kind, checkedOn, ...(validUntil && { validUntil }), ...(detail && { detail }) }]
  })
}
