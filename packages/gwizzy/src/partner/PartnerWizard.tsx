import { Button, Dialog, Notice, Skeleton, Stack } from '@pkg/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { ConversionFlow } from '../ConversionFlow/ConversionFlow'
import { communityStorage } from '../api-services'
import { pagePath } from '../api-services/page-path'
import { elementTexts } from '../texts/element-texts'
import { useWizardData, type WizardData } from './wizard-data'
import { withWizardEvents, type DispatchWizardEvent } from './wizard-events'
import type { WizardOptions } from './wizard-options'

/** The props of `PartnerWizard`. */
export interface PartnerWizardProps {
  options: WizardOptions
  isOpen: boolean
  /** Whether to load before it's opened, because a click is likely. */
  shouldPreload: boolean
  /** Returns what the page shows if the wizard can't start, or else `content`. */
  fallback: (content?: ReactNode) => ReactNode
  dispatch: DispatchWizardEvent
  close: () => void
}

/** The wizard on a partner's page. Loads when it's needed and stays mounted, because it may have something to send. */
export function PartnerWizard({ options, isOpen, shouldPreload, fallback, dispatch, close }: PartnerWizardProps) {
  const { language } = options
  const isDialog = options.layout === 'dialog'
  const { data, failure, retry } = useWizardData(options, isOpen || shouldPreload || !isDialog)
  useEffect(() => {
    if (failure) dispatch('gwizzy-error', { community: failure.community, code: failure.fault })
  }, [failure, dispatch])
  if (data) return <LoadedWizard {...{ options, isOpen, dispatch, close, data }} />

  const texts = elementTexts[language]
  const waiting = !failure ? (
    <div role="status" aria-label={texts.loading}>
      <Stack gap={16}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </div>
  ) : failure.fault !== 'unreachable' && failure.Screen ? (
    fallback(<failure.Screen {...failure} {...{ language, retry }} />)
  ) : (
    <Stack gap={16}>
      <Notice tone="critical" title={texts.failed} role="alert" />
      <Button variant="primary" onClick={retry}>
        {texts.retry}
      </Button>
      {fallback()}
    </Stack>
  )
  if (!isDialog) return waiting
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      label={texts.title}
      scene={<></>}
      closeLabel={texts.close}
      lang={language}
      dir="ltr"
    >
      {waiting}
    </Dialog>
  )
}

type LoadedProps = Pick<PartnerWizardProps, 'options' | 'isOpen' | 'dispatch' | 'close'> & { data: WizardData }

function LoadedWizard({ options, isOpen, dispatch, close, data }: LoadedProps) {
  const { community, support, isPhoneOptional } = data
  const services = useMemo(
    () => withWizardEvents(data.services, community.id, dispatch),
    [data, community.id, dispatch],
  )
  const storage = useMemo(() => communityStorage(community.id), [community.id])
  const isChatMode = options.layout === 'chat'
  const { isStatisticsOff = false } = options
  const settings = useMemo(
    () => ({ isLocationStepEnabled: true, isPhoneOptional, isChatMode, isStatisticsOff, actionPage: pagePath() }),
    [isChatMode, isPhoneOptional, isStatisticsOff],
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
