import type { Settings } from '../../../settings'
import type { Transports } from './transport'
import { smtpCarrier } from './smtp'
import { textCarrier } from './text-service'

/** The carriers that the settings name. */
export function createTransports({ mail, texts, brand }: Settings): Transports {
  return {
    ...(mail ? { email: smtpCarrier(mail, brand) } : {}),
    ...(texts ? { text: textCarrier(texts) } : {}),
  }
}
