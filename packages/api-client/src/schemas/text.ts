import { Type } from '@sinclair/typebox'

/** Free text of one line; blank alone does not count. */
export const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** Free text of several lines. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** An e-mail address as a form sends it; the rule itself is `isEmail` of `@pkg/domain`. */
export const email = Type.String({ minLength: 3, maxLength: 254 })

/** A phone number as typed; the rule itself is the server's phone library. */
export const phone = Type.String({ minLength: 7, maxLength: 40 })

/** A UUID, 8-4-4-4-12 hexadecimal. [VAL-012] */
export const uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
})

/** The slug of a community. */
export const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 160 })
