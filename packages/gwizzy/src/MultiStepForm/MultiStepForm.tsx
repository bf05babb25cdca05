import type { FormInput } from '../form/multi-step-form.machine'
import { loadFormValues } from '../form/persist-form-values'
import { useStorage } from '../Gwizzy/storage'
import type { ProgressStorage } from '../progress/persist-progress'
import { IdsProvider } from '../steps/ids'
import { TextsProvider } from '../texts/language'
import type { Language } from '../texts/texts'
import type { FormPage } from './form-page'
import { FormRun } from './FormRun'

/** The props of `MultiStepForm`. */
export interface MultiStepFormProps {
  /** What is asked, step by step. Read when the form starts. */
  steps: readonly [FormPage, ...FormPage[]]
  /** Takes everything that was answered. Rejects if it could not. [FORM-004] */
  onSubmit: FormInput['onSubmit']
  /** The key under which values are kept between visits; without one they are not. [FORM-009] */
  storageKey?: string | undefined
  /** Where they are kept; the browser's local storage unless told otherwise. */
  storage?: ProgressStorage | undefined
  /** Replaces the sentence of success. [FORM-011] */
  doneText?: string | undefined
  language?: Language | undefined
  /** The place of the questions in the page's outline. */
  level?: 1 | 2
}

/** A form of several steps, whatever they ask. [FORM-001 to FORM-013] */
export function MultiStepForm(props: MultiStepFormProps) {
  const { isHydrated, storage } = useStorage(props.storage)
  return (
    <TextsProvider language={props.language}>
      <IdsProvider>
        <FormRun
          {...props}
          key={`${isHydrated}`}
          storage={storage}
          values={storage ? loadFormValues(props.storageKey, storage) : {}}
        />
      </IdsProvider>
    </TextsProvider>
  )
}
