import { identifyingText, type IdentifyingText } from '@pkg/domain'
import { unprocessable } from '../../../http/errors'

const parts: Record<IdentifyingText['kind'], string> = {
  email: 'an email address',
  phone: 'a phone number',
  'web-address': 'a web address',
  name: 'a part of your name',
}

/**
 * Checks that a question to several communities doesn't show who asks.
 * @throws {HttpError} 422 for an email address, a phone number, a web address, or a part of the name of the person's account [COMM-010, TRUST-008]
 */
export function requireAnonymous(text: string, ownName: string): void {
  const identifying = identifyingText(text, ownName)
  if (!identifying) return
  const { kind, found } = identifying
  throw unprocessable([
    {
      detail: `Remove "${found}" from your question. It is ${parts[kind]}, and the communities don't learn who asks`,
      source: { pointer: '/data/attributes/text' },
    },
  ])
}
