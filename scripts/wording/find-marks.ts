import type { Exception } from './exceptions'
import { marks } from './marks'

/** A line with a mark. */
export interface Finding {
  file: string
  line: number
  text: string
  instead: string
}

/** Returns the marks in a file's text, without the lines that an exception allows. [LIFE-003] */
export function findMarks(file: string, text: string, exceptions: readonly Exception[]): Finding[] {
  const own = exceptions.filter((exception) => exception.file === file)
  return text.split('\n').flatMap((content, index) => {
    if (own.some((exception) => content.includes(exception.text))) return []
    return marks
      .filter(({ pattern }) => pattern.test(content))
      .map(({ instead }) => ({ file, line: index + 1, text: content.trim(), instead }))
  })
}
