import type { Settings } from '../../../settings'
import { createEmailTransport } from './email-transport'
import { createTextTransport } from './text-transport'
import type { Transports } from './transport'

/** Creates the configured transports. */
export function createTransports({ mail, texts, brand }: Settings): Transports {
  return {
    ...(mail ? { email: createEmailTransport(mail, brand) } : {}),
    ...(texts ? { text: createTextTransport(texts) } : {}),
  }
}
