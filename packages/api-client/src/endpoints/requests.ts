import type { CallerChoice } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  ContactValues,
  NewCallerChoice,
  NewUuidAction,
  UuidActionParameters,
  WizardQuestion,
} from '../schemas/actions'
import type { VoiceCall } from '../schemas/conversations'
import type { VoiceCallResult } from './conversation-entities'
import type { ContactCheck, UuidAction } from './entities'

/** User actions, and the leads they create. [API-006, API-007] */
export const uuidActions = {
  create: {
    method: 'POST',
    path: '/platform/uuid-actions',
    status: 201,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Records a user action; a complete request creates a family, leads, and notifications',
    resource: 'uuid-actions',
    body: of<NewUuidAction>(),
    response: of<UuidAction>(),
  },
  list: {
    method: 'GET',
    path: '/platform/uuid-actions',
    status: 200,
    access: 'anyone',
    summary: 'Lists your user actions, newest first',
    resource: 'uuid-actions',
    query: of<UuidActionParameters>(),
    response: pageOf<UuidAction>(),
  },
} as const satisfies Endpoints

/** Who will call a family, chosen before the family gives its phone number. [TRUTH-001] */
export const callerChoices = {
  create: {
    method: 'POST',
    path: '/platform/caller-choices',
    status: 201,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Chooses who will call a family, and by when, before it gives its phone number',
    resource: 'caller-choices',
    body: of<NewCallerChoice>(),
    response: of<CallerChoice>(),
  },
} as const satisfies Endpoints

/** The wizard's questions to the server. [API-010] */
export const gwizzy = {
  question: {
    method: 'POST',
    path: '/marketplace/gwizzy/question',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: "Returns whether a community requires the resident's name",
    body: of<WizardQuestion>(),
    response: of<{ info: { isResidentNameRequired: boolean } }>(),
  },
} as const satisfies Endpoints

/** Contact info checks and phone calls. [API-043] */
export const communications = {
  validate: {
    method: 'POST',
    path: '/platform/communications/validation',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Checks whether a phone number or email address can exist',
    body: of<ContactValues>(),
    response: of<Record<string, ContactCheck>>(),
  },
  voice: {
    method: 'POST',
    path: '/platform/communications/voice',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Places a phone call to a family; reports if no phone service is configured',
    body: of<VoiceCall>(),
    response: of<VoiceCallResult>(),
  },
} as const satisfies Endpoints
