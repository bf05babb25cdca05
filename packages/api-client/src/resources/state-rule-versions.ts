import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins } from '../roles'
import { changeOf, day, moment, strictObject } from '../schemas/record'
import { formMark, line, stateCode, text } from '../schemas/text'

/** A section of a disclosure. Its text can name facts in braces, such as `{communities}`. [DISC-002] */
const DisclosureSection = strictObject({ title: line(120), text: text(3000) })

const sectionsOfLanguage = Type.Array(DisclosureSection, { minItems: 1, maxItems: 20 })

const choices = <const Values extends readonly [string, string, ...string[]]>(values: Values) =>
  Type.Union(values.map((value: Values[number]) => Type.Literal(value)))

/** What of a state's rule can be changed before it begins. */
const StateRuleTerms = {
  effectiveFrom: day,
  /** Its last day. The day before the next version begins, if that is earlier. */
  effectiveTo: Type.Optional(day),
  lawCite: line(200),
  lawUrl: Type.String({
    maxLength: 500,
    pattern: '^https?://[^\\s/]+\\.[^\\s]+$',
    [formMark]: 'the address of the law, such as https://www.azleg.gov/ars/36/00446-14.htm',
  }),
  /** What families must read before a referral. Missing if the law requires no disclosure. */
  sections: Type.Optional(strictObject({ en: sectionsOfLanguage, es: sectionsOfLanguage })),
  trigger: choices(['before-referral', 'at-referral']),
  feeDetail: choices(['none', 'who-pays', 'method', 'amount']),
  signature: choices(['none', 'family', 'both']),
  copyToCommunity: choices(['none', 'by-admission', 'within-14-days']),
  invoiceRequiresCopy: Type.Boolean(),
  perInstanceConsent: Type.Boolean(),
  stopPropagates: Type.Boolean(),
  retentionYears: Type.Integer({ minimum: 6, maximum: 30 }),
  feePeriodMaxMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
  operatorLicense: Type.Optional(line(200)),
  reviewedByCounsel: Type.Boolean(),
}

/** A new version of a state's rule, which begins tomorrow or later. [TRUST-015] */
export const NewStateRule = strictObject({ state: stateCode, ...StateRuleTerms })
export type NewStateRule = Static<typeof NewStateRule>

/** A change of a version that hasn't begun. [TRUST-015] */
export const StateRuleChange = Type.Unsafe<{
  [Key in keyof Omit<NewStateRule, 'state'>]?: undefined extends NewStateRule[Key]
    ? NewStateRule[Key] | null
    : NewStateRule[Key]
}>(changeOf(strictObject(StateRuleTerms)))
export type StateRuleChange = Static<typeof StateRuleChange>

/** A version of a state's rule as admins see it. Its id is what consents name, such as `AZ-3`. [TRUST-015, WORK-012] */
export const StateRuleVersion = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  state: Type.String(),
  ...StateRuleTerms,
  requiresDisclosure: Type.Boolean(),
  /** Whether it ended, applies today, or begins later. */
  status: choices(['ended', 'in-effect', 'upcoming']),
  /** How many families acknowledged this version. */
  consents: Type.Integer(),
  /** Whether an admin published it. The others come with the code. */
  isPublished: Type.Boolean(),
  publishedBy: Type.Optional(Type.String()),
  publishedAt: Type.Optional(moment),
})
export type StateRuleVersion = Static<typeof StateRuleVersion>

/** The versions to list: all, or those of a state. [TRUST-015] */
export const StateRuleVersionParameters = strictObject({ 'filter[state]': Type.Optional(stateCode) })

/** A version to check before it's saved: a new one, or one that replaces what the version `changes` says. [TRUST-015] */
export const CheckedStateRule = strictObject({
  state: stateCode,
  ...StateRuleTerms,
  changes: Type.Optional(Type.String({ pattern: '^[A-Z]{2}-\\d{1,4}$' })),
})
export type CheckedStateRule = Static<typeof CheckedStateRule>

/** What publishing a version would mean. [TRUST-015] */
export interface StateRulePreview {
  /** The id that the version would get. */
  id: string
  /** The version that it follows. */
  replaces?: string
  /** Families with an open search that acknowledged a disclosure of the state, but none with this text. */
  familiesToAsk: number
}

const path = '/admin/state-rules'

/** The versions of the states' rules, which admins publish. One that has begun never changes. [TRUST-015, WORK-012] */
export const stateRuleVersions = {
  list: {
    method: 'GET',
    path,
    status: 200,
    access: admins,
    summary: "Lists every version of the states' rules, newest first",
    resource: 'state-rule-versions',
    query: StateRuleVersionParameters,
    response: pageOf(StateRuleVersion),
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    status: 200,
    access: admins,
    summary: "Returns a version of a state's rule",
    resource: 'state-rule-versions',
    response: StateRuleVersion,
  },
  create: {
    method: 'POST',
    path,
    status: 201,
    access: admins,
    summary: "Publishes a new version of a state's rule, which begins tomorrow or later",
    resource: 'state-rule-versions',
    body: NewStateRule,
    response: StateRuleVersion,
  },
  preview: {
    method: 'POST',
    path: '/admin/state-rule-previews',
    status: 200,
    access: admins,
    summary:
      "Checks a new version of a state's rule without saving it, and counts the families who would need to consent again",
    resource: 'state-rule-previews',
    body: CheckedStateRule,
    response: of<StateRulePreview>(),
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    status: 200,
    access: admins,
    summary: "Changes a version of a state's rule that hasn't begun",
    isVersioned: true,
    resource: 'state-rule-versions',
    body: StateRuleChange,
    response: StateRuleVersion,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    status: 204,
    access: admins,
    summary: "Withdraws a version of a state's rule that hasn't begun",
    isVersioned: true,
  },
} as const satisfies Endpoints
