import { progressKeys, schemaForType } from '../machines/schemas'
import { loadProgress } from '../progress/persist-progress'
import { useStorage } from './storage'
import { WizardRun, type WizardRunProps } from './WizardRun'
import type { GwizzyProps } from './gwizzy-props'

/** The lead wizard, with the screens that follow it. */
export function Wizard(props: GwizzyProps & Pick<WizardRunProps, 'after' | 'next' | 'onResume'>) {
  const { isHydrated, storage } = useStorage(props.storage)
  const schema = schemaForType(props.community.conversionSchemaType)
  return (
    <WizardRun
      {...props}
      key={`${props.community.id} ${isHydrated}`}
      schema={schema}
      storage={storage}
      progress={storage && loadProgress(progressKeys[schema], storage)}
    />
  )
}
