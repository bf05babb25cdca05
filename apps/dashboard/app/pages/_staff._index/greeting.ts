import type { RequestClock } from '~/site/server/times'
import { todayTexts } from './texts'

const words = todayTexts

/** Returns a greeting by the person's clock, with their first name. [WORK-001] */
export function greeting(name: string, { now, zone }: RequestClock): string {
  const { hour } = now.setZone(zone)
  const part = hour >= 3 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
  const [first = name] = name.trim().split(/\s+/)
  return words.greet(words.greeting[part], first)
}
