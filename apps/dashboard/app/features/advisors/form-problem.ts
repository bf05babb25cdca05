import { createContext, useContext } from 'react'
import type { PickerMatches } from '~/site/forms/picker-matches'

/** What is wrong with a form, and at which field. */
export interface FormProblem {
  message: string
  /** The name of the field. Missing for what only the API found. */
  field?: string
}

/** A form that wasn't saved. */
export interface FailedForm {
  problems: FormProblem[]
  /** The names and values that were entered, which the page shows again. */
  entered: [name: string, value: string][]
  /** What pickers found for texts that were typed without a choice, by field. [WORK-022] */
  found?: Readonly<Record<string, PickerMatches>> | undefined
}

const FailedFormContext = createContext<FailedForm | undefined>(undefined)

/** Gives the fields below it what was wrong with their form, and what was entered. */
export const FailedFormProvider = FailedFormContext.Provider

/** Returns a function with the props of a field that it shares with its form: the name, the error, and what was entered, or else what is stored. */
export function useField() {
  const failed = useContext(FailedFormContext)
  return (name: string, stored = '') => ({
    id: name,
    name,
    error: failed?.problems.find(({ field }) => field === name)?.message,
    defaultValue: failed?.entered.find(([entered]) => entered === name)?.[1] ?? stored,
  })
}

/** Returns a function with the props of a picker that it shares with its form: the name, the error, and what was picked or found. */
export function usePicker() {
  const failed = useContext(FailedFormContext)
  const field = useField()
  return (name: string) => {
    const { defaultValue, ...common } = field(name)
    return { ...common, values: defaultValue === '' ? [] : [defaultValue], found: failed?.found?.[name] }
  }
}

/** Returns the values that were chosen in a group of checkboxes, or none if its form didn't fail. */
export function useChosen(group: string): string[] | undefined {
  const chosen = useContext(FailedFormContext)?.entered.filter(([name]) => name === group)
  return chosen && chosen.length > 0 ? chosen.map(([, value]) => value) : undefined
}
