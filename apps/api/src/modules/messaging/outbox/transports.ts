import type { Settings } from '../../../settings'
import type { Carriers } from './transport'
import { smtpCarrier } from './smtp'
import { textCarrier } from './text-service'

/** The carriers that the settings name. */
export function carriersOf({ mail, texts, brand }: Settings): Carriers {
  return {
    ...(mail ? { email: smtpCarrier(mail, brand) } : {}),
    ...(texts ? { text: textCarrier(texts) } : {}),
  }
}
