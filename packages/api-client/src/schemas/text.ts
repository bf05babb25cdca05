import { anyLinePattern, anyNamePattern, linePattern, namePattern } from '@pkg/domain'
import { Type } from '@sinclair/typebox'

/** Returns the schema of single-line text, which can't be blank. */
export const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: linePattern })

/** Returns the schema of single-line text, which can be blank. */
export const anyLine = (maxLength: number) => Type.String({ maxLength, pattern: anyLinePattern })

/** Returns the schema of a name that people type, which can't be blank. Emails can contain it, so it can't look like a web address. */
export const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: namePattern })

/** Returns the schema of a name that people type, which can be blank. */
export const anyName = (maxLength: number) => Type.String({ maxLength, pattern: anyNamePattern })

/** Returns the schema of multi-line text. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** An email address as a form sends it. `isEmail` of `@pkg/domain` validates it. */
export const email = Type.String({ minLength: 3, maxLength: 254 })

/** Names the form that a pattern asks for, as an error tells it: `a day, such as 2026-11-28`. */
export const formMark = Symbol('form')

/** A phone number as typed. The server's phone library validates it. */
export const phone = Type.String({
  minLength: 7,
  maxLength: 40,
  [formMark]: 'a phone number with its area code, such as (303) 555-0142',
})

/** The token of an emailed link or a link to share. */
export const linkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** A UUID, 8-4-4-4-12 hexadecimal digits. [VAL-012] */
export const uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  [formMark]: 'a UUID',
})

/** Marks the schemas of community slugs. In these places the API accepts former slugs and replaces them with current ones. [LIFE-006] */
export const communitySlugMark = Symbol('community slug')

/** A slug of something other than a community, such as an article. */
export const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 160 })

/** A community's slug. */
export const communitySlug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 160,
  [communitySlugMark]: true,
})

/** A line that can be a community's slug. Unknown ones are reported by the endpoint. */
export const communitySlugLine = Type.String({
  minLength: 1,
  maxLength: 160,
  pattern: linePattern,
  [communitySlugMark]: true,
})

/** The two-letter code of a state. */
export const stateCode = Type.String({
  pattern: '^[A-Z]{2}$',
  [formMark]: 'the two-letter code of a state, such as CO',
})
