import { Type } from '@sinclair/typebox'
import { formMark } from './text'

/** A state in two letters. */
export const state = Type.String({ pattern: '^[A-Z]{2}$', [formMark]: 'the two-letter code of a state, such as CO' })

/** A ZIP code. */
export const zip = Type.String({ pattern: '^\\d{5}$', [formMark]: 'a ZIP code with five digits, such as 80302' })

/** The address of a website. */
export const website = Type.String({
  pattern: '^https://[^\\s]+$',
  maxLength: 300,
  [formMark]: 'the address of a website that begins with https://',
})
