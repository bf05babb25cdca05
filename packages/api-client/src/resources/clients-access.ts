import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { staff } from '../roles'
import { line, uuid } from '../schemas/text'

/** Revealed contact info. [TRUST-008] */
export interface RevealedContact {
  clientId: string
  phone?: string
  email?: string
}

/** The reason for revealing contact info. [TRUST-008] */
export const ContactReveal = Type.Object({ clientId: uuid, reason: line(300) }, { additionalProperties: false })
export type ContactReveal = Static<typeof ContactReveal>

/** Contact info revealed for a reason. [API-044, TRUST-008] */
export const clientsAccess = {
  contact: {
    method: 'POST',
    path: '/platform/clients-access/contact',
    status: 200,
    access: staff,
    summary: "Reveals a family's contact info and logs who viewed it and why",
    body: ContactReveal,
    response: of<RevealedContact>(),
  },
} as const satisfies Endpoints
