import type { Moment } from '~/server/times'

export interface TimeProps {
  moment: Moment
  /** Words in place of the moment's own. */
  children?: string
}

/** A moment: words for people, the exact time for machines. */
export function Time({ moment, children }: TimeProps) {
  return <time dateTime={moment.iso}>{children ?? moment.text}</time>
}
