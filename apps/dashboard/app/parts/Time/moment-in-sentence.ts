import type { Moment } from '~/site/server/times'
import { timesTexts } from '~/site/texts'

const { today, todayInSentence } = timesTexts

/** Returns the words of a moment as part of a sentence: `today 7:00 PM`. */
export const momentInSentence = ({ text }: Moment): string =>
  text.startsWith(today) ? text.replace(today, todayInSentence) : text
