import { isCalendarDay } from '@pkg/domain'
import { Value } from '@sinclair/typebox/value'
import { expect, test } from 'vitest'
import { moment } from './record'

const isMoment = (text: string) => Value.Check(moment, text)
const two = (number: number) => String(number).padStart(2, '0')

test('a moment is on a day that exists, in leap years too, and at a time of the clock [API-001]', () => {
  const differing = []
  for (const year of [1896, 1900, 1999, 2000, 2023, 2024, 2026, 2100, 2400]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${two(month)}-${two(day)}`
        if (isMoment(`${text}T09:30:00Z`) !== isCalendarDay(text)) differing.push(text)
      }
    }
  }
  expect(differing).toEqual([])
  expect(isMoment('2026-11-28T23:59:59.123456-05:00')).toBe(true)
  for (const time of ['24:00', '09:60', '09:30:60', '9:30']) expect(isMoment(`2026-11-28T${time}Z`)).toBe(false)
})
