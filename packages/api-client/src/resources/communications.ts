import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { uuid } from '../schemas/text'

/** The result of a phone call request. No call is placed unless a phone service is configured. */
export interface VoiceCallResult {
  isPlaced: boolean
  reason?: string
}

/** The result of checking one contact value. [API-043] */
export interface ContactCheck {
  isValid: boolean
  reason?: string
  carrierType?: 'mobile' | 'landline' | 'voip' | 'unknown'
}

/** Contact values to check before leaving a step. [API-043] */
export const ContactValues = Type.Object(
  {
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    email: Type.Optional(Type.String({ maxLength: 254 })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ContactValues = Static<typeof ContactValues>

/** A phone call to a family. */
export const VoiceCall = Type.Object({ clientId: uuid }, { additionalProperties: false })
export type VoiceCall = Static<typeof VoiceCall>

/** Contact info checks and phone calls. [API-043] */
export const communications = {
  validate: {
    method: 'POST',
    path: '/platform/communications/validation',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Checks whether a phone number or email address can exist',
    body: ContactValues,
    response: of<Record<string, ContactCheck>>(),
  },
  voice: {
    method: 'POST',
    path: '/platform/communications/voice',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Places a phone call to a family; reports if no phone service is configured',
    body: VoiceCall,
    response: of<VoiceCallResult>(),
  },
} as const satisfies Endpoints
