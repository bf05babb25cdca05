import { Button, Dialog, Notice, Skeleton, Stack } from '@pkg/ui'
import { useMemo } from 'react'
import { ConversionFlow } from '../ConversionFlow/ConversionFlow'
import { communityStorage } from '../api-services'
import { pagePath } from '../api-services/page-path'
import { useWizardData, type WizardData } from './wizard-data'
import { withWizardEvents, type DispatchWizardEvent } from './wizard-events'
import type { WizardOptions } from './wizard-options'
import { elementTexts } from '../texts/element-texts'

/** The props of `ElementWizard`. */
export interface ElementWizardProps {
  options: WizardOptions
  isOpen: boolean
  /** Whether to load before it's opened, because a click is likely. */
  shouldPreload: boolean
  dispatch: DispatchWizardEvent
  close: () => void
}

/** The wizard inside the element. Loads when it's needed and stays mounted, because it may have something to send. */
export function ElementWizard({ options, isOpen, shouldPreload, dispatch, close }: ElementWizardProps) {
  const isDialog = options.layout === 'dialog'
  const { data, hasFailed, retry } = useWizardData(options, isOpen || shouldPreload || !isDialog)
  if (data) return <LoadedWizard {...{ options, isOpen, dispatch, close, data }} />

  const texts = elementTexts[options.language]
  const waiting = hasFailed ? (
    <Stack gap={16}>
      <Notice tone="critical" title={texts.failed} role="alert" />
      <Button variant="primary" onClick={retry}>
        {texts.retry}
      </Button>
    </Stack>
  ) : (
    <div role="status" aria-label={texts.loading}>
      <Stack gap={16}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </div>
  )
  if (!isDialog) return waiting
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      label={texts.title}
      closeLabel={texts.close}
      lang={options.language}
      dir="ltr"
    >
      {waiting}
    </Dialog>
  )
}

type LoadedProps = Omit<ElementWizardProps, 'shouldPreload'> & { data: WizardData }

function LoadedWizard({ options, isOpen, dispatch, close, data }: LoadedProps) {
  const { community, support, isPhoneOptional } = data
  const services = useMemo(
    () => withWizardEvents(data.services, community.id, dispatch),
    [data, community.id, dispatch],
  )
  const storage = useMemo(() => communityStorage(community.id), [community.id])
  const isChatMode = options.layout === 'chat'
  const settings = useMemo(
    () => ({ isLocationStepEnabled: true, isPhoneOptional, isChatMode, actionPage: pagePath() }),
    [isChatMode, isPhoneOptional],
  )
  const isDialog = options.layout === 'dialog'
  return (
    <ConversionFlow
      layout={isDialog ? 'dialog' : 'page'}
      open={isOpen || !isDialog}
      community={community}
      settings={settings}
      flowServices={services}
      flowSettings={flowSettings}
      imageHost={options.api}
      support={support}
      language={options.language}
      storage={storage}
      onClose={close}
      onDone={(_, isUserCreated) => dispatch('gwizzy-done', { community: community.id, isUserCreated })}
    />
  )
}

/** Lets one click request several communities. [FLOW-006] */
const flowSettings = { isOneToManyEnabled: true }
