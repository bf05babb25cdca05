import { randomUUID } from 'node:crypto'
import type { ContactCheck, VoiceCallResult } from '@pkg/api-client'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { OutsideService } from '../../integrations/external-service'
import { checkPhone, normalizePhone } from './contact-check'
import type { Settings } from '../../settings'
import { phoneTexts } from './texts'

const Looked = Type.Object({
  isValid: Type.Boolean(),
  carrierType: Type.Optional(
    Type.Union([Type.Literal('mobile'), Type.Literal('landline'), Type.Literal('voip'), Type.Literal('unknown')]),
  ),
})

const Placed = Type.Object({ isPlaced: Type.Boolean() })

/** Two telephones to be connected: first the one of our person, then the other. As +1 and ten digits. */
export interface Connection {
  from: string
  to: string
}

/** What a telephone service does for us. Their protocols stand in docs/messaging.md. */
export interface PhoneService {
  /**
   * Whether a number is in use, and by what kind of carrier. Without a service, or while it does not answer, the numbering plan alone
   * speaks, and the carrier is unknown: nobody is kept from asking because a service of ours is away. [API-043, VAL-017]
   */
  lookUp(phone: string): Promise<ContactCheck>
  /** Connects two telephones, where there is a service for it. Throws 502 or 503 while that does not answer. [API-038] */
  connect?(connection: Connection): Promise<VoiceCallResult>
}

/** The telephone services of the settings. */
export function createPhoneService({ phoneLookup, voice }: Settings['services']): PhoneService {
  const lookupService = new OutsideService('The number look-up')
  const voiceService = new OutsideService('The telephone service')

  return {
    async lookUp(phone) {
      const planned = checkPhone(phone)
      if (!planned.isValid || !phoneLookup) return planned
      const headers = { authorization: `Bearer ${phoneLookup.token}` }
      const body = { phone: normalizePhone(phone) }
      const answer = await lookupService.json(new URL(phoneLookup.url), headers, body).catch(() => undefined)
      if (!Value.Check(Looked, answer)) return planned
      const { isValid, carrierType = 'unknown' } = answer
      return { isValid, carrierType, ...(isValid ? {} : { reason: phoneTexts.notInUse }) }
    },

    ...(voice && {
      async connect(connection: Connection) {
        const headers = { authorization: `Bearer ${voice.token}`, 'idempotency-key': randomUUID() }
        const answer = await voiceService.json(new URL(voice.url), headers, connection)
        const isPlaced = Value.Check(Placed, answer) && answer.isPlaced
        return { isPlaced, ...(isPlaced ? {} : { reason: phoneTexts.notPlaced }) }
      },
    }),
  }
}
