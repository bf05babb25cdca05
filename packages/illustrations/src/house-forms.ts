import { smallForms } from './small-forms'
import { townForms } from './town-forms'
import { wingForms } from './wing-forms'

/** The forms of houses. */
export const forms = { ...smallForms, ...wingForms, ...townForms }

/** The name of a form. */
export type FormName = keyof typeof forms
