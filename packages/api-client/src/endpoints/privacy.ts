import type { CallPreferences } from '@pkg/domain'
import { type Endpoints, of } from '../endpoint'
import type {
  CallPreferencesChange,
  ContactChange,
  ErasureRequest,
  ExportSubject,
  GrantHolder,
  PrivacyCode,
  ReceiptParameters,
} from '../schemas/trust'
import type { Erasure, OwnContact, PrivacyGrant, PrivacyOverview, SentPrivacyCode } from './trust-entities'

/**
 * What a family can do with its information. To download, change, or delete it, a person enters a code that we send to the address or
 * number on record. [TRUST-016]
 */
export const privacy = {
  overview: {
    method: 'GET',
    path: '/platform/privacy',
    status: 200,
    access: 'anyone',
    summary: 'Returns when you want to be called, and who saw your contact info',
    query: of<ReceiptParameters>(),
    response: of<PrivacyOverview>(),
  },
  changeCalls: {
    method: 'PUT',
    path: '/platform/privacy/call-preferences',
    status: 200,
    access: 'anyone',
    summary: 'Changes when and how you want to be called',
    body: of<CallPreferencesChange>(),
    response: of<CallPreferences>(),
  },
  sendCode: {
    method: 'POST',
    path: '/platform/privacy/codes',
    status: 201,
    access: 'anyone',
    summary: 'Sends a code to the email address on record, or to the phone number if there is none',
    body: of<ReceiptParameters>(),
    response: of<SentPrivacyCode>(),
  },
  enterCode: {
    method: 'POST',
    path: '/platform/privacy/grants',
    status: 201,
    access: 'anyone',
    summary:
      'Exchanges a code for a grant, which lets you download, change, and delete your information for 15 minutes',
    body: of<PrivacyCode>(),
    response: of<PrivacyGrant>(),
  },
  contact: {
    method: 'POST',
    path: '/platform/privacy/contact',
    status: 200,
    access: 'anyone',
    summary: 'Returns your contact info',
    body: of<GrantHolder>(),
    response: of<OwnContact>(),
  },
  changeContact: {
    method: 'PUT',
    path: '/platform/privacy/contact',
    status: 200,
    access: 'anyone',
    summary: 'Changes your name, email address, or phone number',
    body: of<ContactChange>(),
    response: of<OwnContact>(),
  },
  download: {
    method: 'POST',
    path: '/platform/privacy/download',
    status: 200,
    access: 'anyone',
    summary: 'Returns everything stored about you',
    body: of<GrantHolder>(),
    response: of<Record<string, unknown>>(),
  },
  export: {
    method: 'GET',
    path: '/platform/privacy/export',
    status: 200,
    access: ['admin'],
    summary: 'Exports everything stored about a family, which sees that you did',
    query: of<ExportSubject>(),
    response: of<Record<string, unknown>>(),
  },
  erase: {
    method: 'POST',
    path: '/platform/privacy/erasure',
    status: 200,
    access: 'anyone',
    summary: 'Deletes everything about a person except what the law requires us to keep, which the response lists',
    body: of<ErasureRequest>(),
    response: of<Erasure>(),
  },
} as const satisfies Endpoints
