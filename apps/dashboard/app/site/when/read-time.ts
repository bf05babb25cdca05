/** A time of day. */
export interface TimeOfDay {
  hour: number
  minute: number
}

const named: Readonly<Record<string, TimeOfDay>> = {
  noon: { hour: 12, minute: 0 },
  morning: { hour: 9, minute: 0 },
  afternoon: { hour: 14, minute: 0 },
  evening: { hour: 18, minute: 0 },
}

/** Reads the time at the end of a text in lower case, such as `tue 2pm`, `dec 3 at 14:30`, or `tomorrow morning`. Returns it with what comes before it. */
export function readTime(text: string): { time: TimeOfDay | undefined; rest: string } {
  const words =
    /^(.*?)(?:^|[ ,t])(?:at )?(?:(noon|morning|afternoon|evening)|(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?|(\d{1,2}):(\d{2}))$/.exec(
      text,
    )
  if (!words) return { time: undefined, rest: text }
  const [, rest = '', name, hour12, minute12 = '0', half, hour24, minute24] = words
  const time = name
    ? named[name]
    : hour12
      ? fromTwelve(Number(hour12), Number(minute12), half)
      : valid(hour24, minute24)
  return time ? { time, rest: rest.replace(/,$/, '').trim() } : { time: undefined, rest: text }
}

function fromTwelve(hour: number, minute: number, half: string | undefined): TimeOfDay | undefined {
  if (hour < 1 || hour > 12 || minute > 59) return undefined
  return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute }
}

function valid(hour: string | undefined, minute: string | undefined): TimeOfDay | undefined {
  const time = { hour: Number(hour), minute: Number(minute) }
  return time.hour <= 23 && time.minute <= 59 ? time : undefined
}
