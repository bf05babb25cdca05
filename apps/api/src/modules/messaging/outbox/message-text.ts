import type { Settings } from '../../../settings'
import type { Message } from './transport'
import { outboxTexts } from './texts'

const secretPlace = '{secret}'

/** Whether a message carries no code or link, or one that is still good. */
export function isStillGood({ body, secret, secretExpiresAt }: Message, now: Date): boolean {
  if (!body.includes(secretPlace)) return true
  return secret !== null && (secretExpiresAt === null || secretExpiresAt > now)
}

/** The body of a message as it goes out: with the code or link it carries while that is good, and with whole addresses of our pages. */
export function messageText(message: Message, sites: Settings['sites'], now: Date): string {
  const { secret } = message
  return fillMessage(message, sites, isStillGood(message, now) && secret ? secret : outboxTexts.secretUnavailable)
}

/** The body with something in place of the code or link. Letters name our sites as `{marketplace}` and `{dashboard}`. */
export function fillMessage({ body }: Message, sites: Settings['sites'], secret: string): string {
  return body
    .replaceAll(secretPlace, () => secret)
    .replaceAll(/\{(marketplace|dashboard)\}/g, (_, site: keyof Settings['sites']) => sites[site])
}
