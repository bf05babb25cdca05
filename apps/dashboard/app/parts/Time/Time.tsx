import type { Moment } from '~/site/server/times'

export interface TimeProps {
  moment: Moment
  /** Text to show instead of the formatted time. */
  children?: string
}

/** A `<time>` element with the exact time for machines. */
export function Time({ moment, children }: TimeProps) {
  return <time dateTime={moment.iso}>{children ?? moment.text}</time>
}
