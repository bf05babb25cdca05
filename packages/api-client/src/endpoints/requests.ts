import { type Endpoints, of, pageOf } from '../endpoint'
import type { ContactValues, NewUuidAction, UuidActionParameters, WizardQuestion } from '../schemas/actions'
import type { VoiceCall } from '../schemas/conversations'
import type { VoiceCallResult } from './conversation-entities'
import type { ContactCheck, UuidAction } from './entities'

/** What people do, and the leads that come of it. [API-006, API-007] */
export const uuidActions = {
  create: {
    method: 'POST',
    path: '/platform/uuid-actions',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Records what a person did; a complete request becomes a family, leads and notifications',
    resource: 'uuid-actions',
    body: of<NewUuidAction>(),
    response: of<UuidAction>(),
  },
  list: {
    method: 'GET',
    path: '/platform/uuid-actions',
    access: 'anyone',
    summary: 'The actions of the person who asks, newest first',
    resource: 'uuid-actions',
    query: of<UuidActionParameters>(),
    response: pageOf<UuidAction>(),
  },
} as const satisfies Endpoints

/** What the wizard asks the server. [API-010] */
export const gwizzy = {
  question: {
    method: 'POST',
    path: '/marketplace/gwizzy/question',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Whether a community wants to know the name of the resident',
    body: of<WizardQuestion>(),
    response: of<{ info: { isResidentNameRequired: boolean } }>(),
  },
} as const satisfies Endpoints

/** Checks of contact data. [API-043] */
export const communications = {
  validate: {
    method: 'POST',
    path: '/platform/communications/validation',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Whether a phone number or an e-mail address can be real',
    body: of<ContactValues>(),
    response: of<Record<string, ContactCheck>>(),
  },
  voice: {
    method: 'POST',
    path: '/platform/communications/voice',
    access: ['agent', 'admin'],
    summary: 'Calls a family by telephone; without a telephone service it says so',
    body: of<VoiceCall>(),
    response: of<VoiceCallResult>(),
  },
} as const satisfies Endpoints
