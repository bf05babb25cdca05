/** Returns how far a place is, in a straight line, such as `About 3 miles from Jen’s house`. [FIND-018] */
export function distanceText(miles: number, name: string): string {
  if (miles < 1) return `Less than 1 mile from ${name}`
  const whole = Math.round(miles)
  return `About ${whole} ${whole === 1 ? 'mile' : 'miles'} from ${name}`
}
