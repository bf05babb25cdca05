import { todayTexts } from './texts'

const words = todayTexts
const list = new Intl.ListFormat('en-US')

/** The numbers that a sentence about the day is made of. Unknown ones are left out. */
export interface DayNumbers {
  /** What can't wait, with its words. */
  urgent: readonly { count: number; words: (count: number) => string }[]
  later?: number | undefined
  tours?: number | undefined
}

/** Returns a sentence or two that sum up a day: what can't wait, or that nothing is overdue, and what comes later. [WORK-001] */
export function summarize({ urgent, later = 0, tours = 0 }: DayNumbers): string {
  const things = urgent.filter(({ count }) => count > 0).map((thing) => thing.words(thing.count))
  return [
    things.length > 0 ? words.cannotWait(list.format(things)) : words.nothingOverdue,
    later > 0 && words.dueLater(later),
    tours > 0 && words.toursToday(tours),
  ]
    .filter(Boolean)
    .join(' ')
}
