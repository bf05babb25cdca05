import type { Settings } from '../../../settings'
import { outboxTexts } from './texts'
import type { Message } from './transport'

const secretPlaceholder = '{secret}'

/** Returns whether a message has no code or link, or one that is still valid. */
export function hasValidSecret({ body, secret, secretExpiresAt }: Message, now: Date): boolean {
  if (!body.includes(secretPlaceholder)) return true
  return secret !== null && (secretExpiresAt === null || secretExpiresAt > now)
}

/** Returns the body of a message as it's sent, with its code or link while that is valid. */
export function messageText(message: Message, sites: Settings['sites'], now: Date): string {
  const { secret } = message
  return fillMessage(message, sites, hasValidSecret(message, now) && secret ? secret : outboxTexts.secretUnavailable)
}

/** Replaces the placeholders of a body with a text for the code or link, and with the addresses of our sites. */
export function fillMessage({ body }: Message, sites: Settings['sites'], secret: string): string {
  return body
    .replaceAll(secretPlaceholder, () => secret)
    .replaceAll(/\{(marketplace|dashboard)\}/g, (_, site: keyof Settings['sites']) => sites[site])
}
