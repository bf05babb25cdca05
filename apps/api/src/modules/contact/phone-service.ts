import { randomUUID } from 'node:crypto'
import type { ContactCheck, VoiceCallResult } from '@pkg/api-client'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { ExternalService } from '../../integrations/external-service'
import { checkPhone, normalizePhone } from './contact-check'
import type { Settings } from '../../settings'
import { phoneTexts } from './texts'

const LookUpResponse = Type.Object({
  isValid: Type.Boolean(),
  carrierType: Type.Optional(
    Type.Union([Type.Literal('mobile'), Type.Literal('landline'), Type.Literal('voip'), Type.Literal('unknown')]),
  ),
})

const CallResponse = Type.Object({ isPlaced: Type.Boolean() })

/** The two numbers of a call, as +1 and ten digits. `from` is our staff member and rings first. */
export interface CallParties {
  from: string
  to: string
}

/** The services for phone numbers and calls. docs/messaging.md describes their protocols. */
export interface PhoneService {
  /**
   * Checks whether a number is in use, and its type of carrier. Without a service, or while it fails, the result comes from the numbering plan
   * and the carrier is unknown, so an outage doesn't block a family's request. [API-043, VAL-017]
   */
  lookUp(phone: string): Promise<ContactCheck>
  /** Connects two phones. Undefined without a service. @throws {HttpError} 502 or 503 while the service fails [API-038] */
  connect?(parties: CallParties): Promise<VoiceCallResult>
}

/** Creates the phone services of the settings. */
export function createPhoneService({ phoneLookup, voice }: Settings['services']): PhoneService {
  const lookupService = new ExternalService('The number look-up')
  const voiceService = new ExternalService('The calling service')

  return {
    async lookUp(phone) {
      const byPlan = checkPhone(phone)
      if (!byPlan.isValid || !phoneLookup) return byPlan
      const headers = { authorization: `Bearer ${phoneLookup.token}` }
      const body = { phone: normalizePhone(phone) }
      const response = await lookupService.json(new URL(phoneLookup.url), headers, body).catch(() => undefined)
      if (!Value.Check(LookUpResponse, response)) return byPlan
      const { isValid, carrierType = 'unknown' } = response
      return { isValid, carrierType, ...(isValid ? {} : { reason: phoneTexts.notInUse }) }
    },

    ...(voice && {
      async connect(parties: CallParties) {
        const headers = { authorization: `Bearer ${voice.token}`, 'idempotency-key': randomUUID() }
        const response = await voiceService.json(new URL(voice.url), headers, parties)
        const isPlaced = Value.Check(CallResponse, response) && response.isPlaced
        return { isPlaced, ...(isPlaced ? {} : { reason: phoneTexts.notPlaced }) }
      },
    }),
  }
}
