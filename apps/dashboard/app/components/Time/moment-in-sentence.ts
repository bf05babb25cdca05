import type { Moment } from '~/server/times'
import { texts } from '~/texts'

const { today, todayInSentence } = texts.times

/** Returns the words of a moment as part of a sentence: `today 7:00 PM`. */
export const momentInSentence = ({ text }: Moment): string =>
  text.startsWith(today) ? text.replace(today, todayInSentence) : text
