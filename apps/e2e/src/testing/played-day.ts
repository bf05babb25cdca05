import { expect } from '@playwright/test'
import { test } from './test'

/** A day at work that a journey plays: actions in order, each with what it must have changed. */
export interface PlayedDay {
  /** Does something as a person does, and then reads back from the API or the page what it changed. */
  act(name: string, action: () => Promise<unknown>, result: () => Promise<unknown>): Promise<void>
  /** How many actions were played. */
  played(): number
}

/** Starts a day at work. Each action is a step of the report, and a failure names it. */
export function startPlayedDay(): PlayedDay {
  let count = 0
  return {
    async act(name, action, result) {
      count += 1
      await test.step(`${count}. ${name}`, async () => {
        await action()
        await result()
      })
    },
    played: () => count,
  }
}

/** The fewest actions of a day: of those who receive families or homes, and of admins and advisors. */
const fewestActions = { received: 30, business: 40 }

/** Expects that the day of someone who receives families or homes had enough actions. */
export const expectFullDay = (day: PlayedDay): void =>
  expect(day.played()).toBeGreaterThanOrEqual(fewestActions.received)

/** Expects that the day of an admin or an advisor had enough actions. */
export const expectBusinessDay = (day: PlayedDay): void =>
  expect(day.played()).toBeGreaterThanOrEqual(fewestActions.business)
