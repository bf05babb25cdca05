import { accountTexts } from '../accounts/texts'
import type { notifications } from '../database/schema/tables'

/** The body of a message as it goes out, with the code or link it carries while that is good. */
export function messageText(message: typeof notifications.$inferSelect, now: Date): string {
  const isGood = message.secret !== null && (message.secretExpiresAt === null || message.secretExpiresAt > now)
  return message.body.replace('{secret}', () => (isGood && message.secret ? message.secret : accountTexts.secretGone))
}
