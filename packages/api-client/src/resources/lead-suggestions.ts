import type { AdvisorFit } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { moment } from '../schemas/record'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { stateCode } from '../schemas/text'
import { type Offer, OfferDecline } from './offers'

/**
 * Why an advisor can’t get a family: as many families as they take, no families wanted, someone covers for them, another region, or the family
 * was theirs: they declined it, didn’t respond in time, or lost it.
 */
export type LeadObstacle = 'room' | 'not-accepting' | 'absent' | 'area' | 'declined' | 'timed-out' | 'revoked'

/** An advisor who could get a family. */
export interface LeadAdvisor {
  id: string
  name: string
  openLeads: number
  capacity: number
  /** The family’s language. */
  language: string
  /** Missing for an advisor who can’t get the family. */
  fit?: AdvisorFit
  obstacle?: LeadObstacle
}

/** A family that waits for an advisor. `id` is the family’s id. It has no contact info. [DASH-005, TRUTH-001] */
export interface LeadSuggestion {
  id: string
  /** Missing for an advisor who wasn’t offered the family. */
  clientName?: string
  lookingFor?: string
  care?: string
  budgetRange?: string
  timing?: string
  place?: string
  language: string
  waitingSince: string
  /** The offer to the person, while it’s open. */
  offer?: { id: string; offeredAt: string; dueAt: string; isShown?: true }
  /** How well the person fits, or for an admin, the best advisor. */
  fit?: AdvisorFit
  obstacle?: LeadObstacle
  /** For an admin, the best advisor. */
  advisor?: { id: string; name: string }
  /** Who would get the family next, the best one first. */
  next: { name: string; score: number }[]
}

/** What the list of suggested families has: those that an advisor can get, and those that they can't get now. */
const suggestionStatus = Type.Union([Type.Literal('suggested'), Type.Literal('not-suggested')])

/** The list of families that wait for an advisor, by default the best fit first. [DASH-005] */
export const LeadSuggestionParameters = listParameters(['score', 'waitingSince'], {
  status: choice(suggestionStatus),
  state: reference(stateCode),
  waitingSince: range(moment),
})
export type LeadSuggestionParameters = Static<typeof LeadSuggestionParameters>

/** Families that wait for an advisor. [DASH-005] */
export const leadSuggestions = {
  list: {
    method: 'GET',
    path: '/platform/lead-suggestions',
    status: 200,
    access: ['agent', 'admin'],
    summary:
      'Lists the families that wait for an advisor: those offered to you and those you could get, with how well you fit; admins see all without an advisor, with the best advisor',
    resource: 'lead-suggestions',
    query: LeadSuggestionParameters,
    response: pageOf<LeadSuggestion>(),
  },
  advisors: {
    method: 'GET',
    path: '/platform/lead-suggestions/:id/advisors',
    status: 200,
    access: ['admin'],
    summary: 'Lists the advisors for a family without one, the best fit first, then those who can’t get it and why',
    resource: 'lead-advisors',
    response: pageOf<LeadAdvisor>(),
  },
  accept: {
    method: 'POST',
    path: '/platform/lead-suggestions/:id/accept',
    status: 201,
    access: ['agent'],
    summary:
      'Accepts a suggested family that has no advisor. The family is emailed your name, and then shared with you',
    resource: 'offers',
    response: of<Offer>(),
  },
  decline: {
    method: 'POST',
    path: '/platform/lead-suggestions/:id/decline',
    status: 201,
    access: ['agent'],
    summary: 'Declines a suggested family that has no advisor; it isn’t suggested to you again',
    resource: 'offers',
    body: OfferDecline,
    response: of<Offer>(),
  },
} as const satisfies Endpoints
