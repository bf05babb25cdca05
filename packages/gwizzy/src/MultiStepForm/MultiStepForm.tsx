import { rootClass } from '@pkg/ui/core'
import { loadFormValues } from '../form/persist-form-values'
import { useStorage } from '../Gwizzy/storage'
import { IdsProvider } from '../steps/ids'
import { TextsProvider } from '../texts/language'
import { FormRun } from './FormRun'
import type { MultiStepFormProps } from './multi-step-form-props'

/** A form of several steps. [FORM-001 to FORM-013] */
export function MultiStepForm(props: MultiStepFormProps) {
  const { isHydrated, storage } = useStorage(props.storage)
  return (
    <TextsProvider language={props.language}>
      <IdsProvider>
        <div className={rootClass} dir="ltr">
          <FormRun
            {...props}
            key={`${isHydrated}`}
            storage={storage}
            values={storage ? loadFormValues(props.storageKey, storage) : {}}
          />
        </div>
      </IdsProvider>
    </TextsProvider>
  )
}
