import { vars } from './vars.css'

/** The rules of a row in which a button is next to a field: both are as tall as a field, and the label is above the field only. */
export const fieldRow = { alignItems: 'end', vars: { [vars.size.button]: vars.size.field } } as const
