import { type Endpoints, of, pageOf } from '../endpoint'
import type { FamilyChange, FamilyMerge, FamilyMergeUndo, FamilyParameters, NewFamily } from '../schemas/work'
import type { Family, FamilyCost, FamilyDuplicate, FamilySummary } from './family-entities'

const staff = ['agent', 'admin'] as const

/** Families, as advisors manage them. [API-029] */
export const marketplaceClients = {
  list: {
    method: 'GET',
    path: '/marketplace/clients',
    status: 200,
    access: staff,
    summary: 'Lists families, as `/secure/clients` does',
    resource: 'clients',
    query: of<FamilyParameters>(),
    response: pageOf<FamilySummary, { stages: Record<string, number>; paused: number }>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/clients/:id',
    status: 200,
    access: staff,
    summary: 'Returns a family, as `/secure/clients/{id}` does',
    resource: 'clients',
    response: of<Family>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/clients',
    status: 201,
    access: staff,
    summary:
      "Adds a family that called or came in person, assigned to you if you're an agent; `duplicates` lists families that may be the same",
    resource: 'clients',
    body: of<NewFamily>(),
    response: of<Family>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/clients/:id',
    status: 200,
    access: staff,
    isVersioned: true,
    summary: 'Updates a family, as `PATCH /secure/clients/{id}` does',
    resource: 'clients',
    body: of<FamilyChange>(),
    response: of<Family>(),
  },
  duplicates: {
    method: 'GET',
    path: '/marketplace/clients/:id/duplicates',
    status: 200,
    access: staff,
    summary: 'Lists the families that may be the same as one, of those that you may contact, with why',
    resource: 'clients',
    response: pageOf<FamilyDuplicate>(),
  },
  costs: {
    method: 'GET',
    path: '/marketplace/clients/:id/costs',
    status: 200,
    access: staff,
    summary:
      'Lists what the communities that a family asked about cost a month, for the care and the people of its request; those without a known price are left out',
    resource: 'client-costs',
    response: pageOf<FamilyCost>(),
  },
  merge: {
    method: 'POST',
    path: '/marketplace/clients-merge',
    status: 201,
    access: staff,
    summary: 'Merges a duplicate family; 409 without `confirmUnrelated` if they share neither phone, email, nor name',
    resource: 'clients',
    body: of<FamilyMerge>(),
    response: of<Family>(),
  },
  undoMerge: {
    method: 'POST',
    path: '/marketplace/clients-merge/undo',
    status: 200,
    access: staff,
    summary: 'Undoes a merge within 30 days, and returns the family that had been merged',
    resource: 'clients',
    body: of<FamilyMergeUndo>(),
    response: of<Family>(),
  },
} as const satisfies Endpoints
