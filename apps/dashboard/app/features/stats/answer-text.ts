import type { StatRow } from '@pkg/api-client'
import type { QuestionName } from './questions'
import { valueText } from './figure'
import { statsTexts } from './texts'

const words = statsTexts.answers

/**
 * Returns the answer to a question in a sentence or two, from its totals: `13 of 45 families got a first response within a business day.` Returns
 * undefined if there’s nothing to count, or if a number is hidden. [WORK-014]
 */
export function answerText(question: QuestionName, totals: readonly StatRow[]): string | undefined {
  const rowOf = (measure: string) => totals.find((row) => row.measure === measure)
  const whole = rowOf(question === 'funnel' ? 'seen' : 'all')
  if (!whole?.value || totals.some(({ isFew }) => isFew)) return undefined
  const count = (measure: string) => rowOf(measure)?.value ?? 0
  const all = whole.value
  switch (question) {
    case 'speed':
      return join(words.calledInADay(count('within-hour') + count('within-day'), all), words.notCalled(count('none')))
    case 'outcomes':
      return join(words.movedIn(count('moved-in'), all), words.touring(count('touring')))
    case 'sources':
      return join(words.reached(count('contacted'), all), words.movedInOfThem(count('moved-in')))
    case 'tours':
      return join(words.tookPlace(count('took-place'), all), words.noShow(count('no-show')))
    case 'earnings': {
      const money = (measure: string) => valueText(count(measure), whole.unit)
      return join(
        words.paid(money('paid'), money('all')),
        count('overdue') > 0 ? words.overdue(money('overdue')) : undefined,
      )
    }
    case 'trust':
      return join(words.opened(count('opened'), all), words.unconfirmed(count('overdue')))
    case 'funnel':
      return words.sent(count('sent'), all)
  }
}

const join = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ')
