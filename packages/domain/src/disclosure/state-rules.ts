import type { DisclosureSections } from './state-disclosure'
import { arizona } from './states/arizona'
import { colorado } from './states/colorado'
import { oklahoma } from './states/oklahoma'
import { texas } from './states/texas'

/** A state's law for paid referrals, as versioned data. Counsel reviews it before it goes live. [TRUST-015] */
export interface StateRule {
  /** Two-letter code. */
  state: string
  /** Changes with every change of the rule or its text. */
  version: string
  /** The first day on which our source shows this version in force, and its last day if it has ended. */
  effectiveFrom: string
  effectiveTo?: string
  law: { cite: string; url: string }
  /** Whether families must read a disclosure. */
  requiresDisclosure: boolean
  /** What the disclosure says. Missing without one, and for early versions, whose texts are only in the consents to them. */
  sections?: DisclosureSections
  /** When the family must receive the disclosure. */
  trigger: 'before-referral' | 'at-referral'
  feeDetail: 'none' | 'who-pays' | 'method' | 'amount'
  /** Who signs the disclosure. */
  signature: 'none' | 'family' | 'both'
  /** When the community must have a copy. */
  copyToCommunity: 'none' | 'by-admission' | 'within-14-days'
  /** Whether the community can be invoiced only after it has the copy. */
  invoiceRequiresCopy: boolean
  /** Whether each share requires its own consent. */
  perInstanceConsent: boolean
  /** Whether we must notify every community when a family ends the service. */
  stopPropagates: boolean
  /** How many years records are kept. */
  retentionYears: number
  /** The longest period in which a referral can count, if the law sets one. */
  feePeriodMaxMonths?: number
  /** The license or registration that the operator needs before it can refer, if any. */
  operatorLicense?: string
  reviewedByCounsel: boolean
}

const common = {
  requiresDisclosure: false,
  signature: 'none',
  copyToCommunity: 'none',
  invoiceRequiresCopy: false,
  perInstanceConsent: false,
  stopPropagates: false,
  // The longest period found in any state's law.
  retentionYears: 6,
  reviewedByCounsel: false,
} as const

const arizonaRule = {
  ...common,
  state: 'AZ',
  law: arizona.law,
  requiresDisclosure: true,
  trigger: 'at-referral',
  feeDetail: 'amount',
  signature: 'family',
  copyToCommunity: 'within-14-days',
  invoiceRequiresCopy: true,
  stopPropagates: true,
} as const

const coloradoRule = {
  ...common,
  state: 'CO',
  law: colorado.law,
  requiresDisclosure: true,
  trigger: 'before-referral',
  feeDetail: 'who-pays',
  signature: 'both',
  copyToCommunity: 'by-admission',
  invoiceRequiresCopy: true,
  stopPropagates: true,
} as const

const oklahomaRule = {
  ...common,
  state: 'OK',
  law: oklahoma.law,
  requiresDisclosure: true,
  trigger: 'at-referral',
  feeDetail: 'who-pays',
  signature: 'family',
  copyToCommunity: 'by-admission',
  invoiceRequiresCopy: true,
  stopPropagates: true,
  feePeriodMaxMonths: 36,
} as const

const texasRule = {
  ...common,
  state: 'TX',
  law: texas.law,
  requiresDisclosure: true,
  trigger: 'at-referral',
  feeDetail: 'who-pays',
  signature: 'family',
  copyToCommunity: 'by-admission',
  invoiceRequiresCopy: true,
  stopPropagates: true,
  feePeriodMaxMonths: 36,
} as const

/**
 * The versions of the states' rules that come with the code. Admins publish later ones. Earlier versions stay, because old consents refer to them.
 * [TRUST-015]
 */
export const stateRules: readonly StateRule[] = [
  { ...arizonaRule, version: 'AZ-1', effectiveFrom: '2018-08-03', effectiveTo: '2026-11-21' },
  { ...arizonaRule, version: 'AZ-2', effectiveFrom: '2026-11-22', effectiveTo: '2026-11-22' },
  { ...arizonaRule, version: arizona.version, sections: arizona.sections, effectiveFrom: '2026-11-23' },
  { ...coloradoRule, version: 'CO-1', effectiveFrom: '2020-08-05', effectiveTo: '2026-11-21' },
  { ...coloradoRule, version: 'CO-2', effectiveFrom: '2026-11-22', effectiveTo: '2026-11-22' },
  { ...coloradoRule, version: colorado.version, sections: colorado.sections, effectiveFrom: '2026-11-23' },
  { ...oklahomaRule, version: 'OK-1', effectiveFrom: '2024-11-01', effectiveTo: '2026-11-21' },
  { ...oklahomaRule, version: 'OK-2', effectiveFrom: '2026-11-22', effectiveTo: '2026-11-22' },
  { ...oklahomaRule, version: oklahoma.version, sections: oklahoma.sections, effectiveFrom: '2026-11-23' },
  { ...texasRule, version: 'TX-1', effectiveFrom: '2025-09-01', effectiveTo: '2026-11-21' },
  { ...texasRule, version: 'TX-2', effectiveFrom: '2026-11-22', effectiveTo: '2026-11-22' },
  { ...texasRule, version: texas.version, sections: texas.sections, effectiveFrom: '2026-11-23' },
  {
    ...common,
    state: 'WA',
    version: 'WA-1',
    effectiveFrom: '2012-01-01',
    law: { cite: 'RCW 18.330', url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=18.330.040' },
    trigger: 'before-referral',
    feeDetail: 'method',
    signature: 'family',
  },
  {
    ...common,
    state: 'OR',
    version: 'OR-1',
    effectiveFrom: '2026-01-01',
    law: { cite: 'ORS 443.370 to 443.376', url: 'https://oregon.public.law/statutes/ors_443.376' },
    trigger: 'before-referral',
    feeDetail: 'who-pays',
    perInstanceConsent: true,
    stopPropagates: true,
    operatorLicense: 'Registration with the Department of Human Services',
  },
  {
    ...common,
    state: 'MD',
    version: 'MD-1',
    effectiveFrom: '2026-01-01',
    law: { cite: 'Md. Health-Gen. § 19-1813', url: 'https://lexace.ai/us/statute/maryland/HG-19-1813' },
    trigger: 'before-referral',
    feeDetail: 'who-pays',
    feePeriodMaxMonths: 24,
    operatorLicense: 'Registration with the Office of Health Care Quality',
  },
  {
    ...common,
    state: 'NV',
    version: 'NV-1',
    effectiveFrom: '2026-01-01',
    law: { cite: 'NRS 449.0305', url: 'https://nevada.public.law/statutes/nrs_449.0305' },
    trigger: 'before-referral',
    feeDetail: 'who-pays',
    signature: 'family',
    operatorLicense: 'License from the Board of Health',
  },
  {
    ...common,
    state: 'FL',
    version: 'FL-1',
    effectiveFrom: '2026-01-01',
    law: { cite: 'Fla. Stat. § 429.195', url: 'https://www.flsenate.gov/Laws/Statutes/2025/429.195' },
    trigger: 'before-referral',
    feeDetail: 'none',
  },
]
