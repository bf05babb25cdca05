import { budgetChoices, careLevels, lookingForChoices, timingChoices } from '@pkg/domain'
import { type TSchema, Type } from '@sinclair/typebox'
import { communitySlug, line, name, stateCode } from './text'

/** Returns the schema of a value that null removes. */
export const orNothing = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const budgetChoice = Type.Union(budgetChoices.map((value) => Type.Literal(value)))

/** The two-letter code of a language that a family speaks, such as `zh`. */
export const spokenLanguage = Type.String({ pattern: '^[a-z]{2}$' })

/**
 * What a family says about its search, with the values of the wizard's answers. `budgetRange` is a default range, or one of a community that the family
 * asks about, `budget` is how it could pay, and `care` is the level of care. [WORK-019, GWZ-073 to GWZ-079]
 */
export const spokenAnswers = {
  lookingFor: Type.Union(lookingForChoices.map((value) => Type.Literal(value))),
  residentName: name(120),
  care: Type.Union(careLevels.map((value) => Type.Literal(value))),
  budgetRange: line(40),
  budget: Type.Array(budgetChoice, { minItems: 1, maxItems: budgetChoices.length, uniqueItems: true }),
  timing: Type.Union(timingChoices.map((value) => Type.Literal(value))),
}

/** The place where a family searches. */
export const searchPlace = { city: name(80), state: stateCode, zip: Type.String({ pattern: '^\\d{5}$' }) }

/** The communities that a family asks about. */
export const askedCommunities = Type.Array(communitySlug, { maxItems: 10, uniqueItems: true })
