import { rootClass } from '@pkg/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { pageTheme, reportFaintAccent } from '../partner/page-theme'
import { PartnerWizard } from '../partner/PartnerWizard'
import { elementTexts } from '../texts/element-texts'
import type { Language } from '../texts/texts'
import { type EventProps, useEventProps } from './use-event-props'

/** The props of `GetPricing`. */
export interface GetPricingProps extends EventProps {
  /** The slug of the community. */
  community: string
  /** The URL of the API. */
  api: string
  /** The partner key. Only the API's own site works without one. */
  partnerKey?: string | undefined
  /** The language of every screen. Defaults to English. */
  language?: Language | undefined
  /** `off` if the wizard doesn't report its steps. */
  statistics?: 'off' | undefined
  /** The class of the button, which has only the page's styles. */
  className?: string | undefined
  /** The button's text. Defaults to “Get pricing”. */
  children?: ReactNode
  /** What the dialog shows if the wizard can't start. Defaults to a sentence with the operator's phone number. */
  fallback?: ReactNode
}

/**
 * A button that opens the wizard for a community in a dialog, on the page of a partner: `<GetPricing community="…" api="…" partnerKey="…" />`.
 * [GUEST-012]
 */
export function GetPricing(props: GetPricingProps) {
  const { community, partnerKey, language = 'en', statistics, className, children, fallback } = props
  const api = props.api.replace(/\/$/, '')
  const [isOpen, setIsOpen] = useState(false)
  const [isLikely, setIsLikely] = useState(false)
  const options = useMemo(
    () => ({ community, api, partnerKey, language, layout: 'dialog' as const, isStatisticsOff: statistics === 'off' }),
    [community, api, partnerKey, language, statistics],
  )
  const dispatch = useEventProps(props)
  const close = () => {
    setIsOpen(false)
    dispatch('gwizzy-close', { community })
  }
  const preload = () => setIsLikely(true)
  const isNeeded = isOpen || isLikely
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNeeded && place.current) reportFaintAccent(place.current)
  }, [isNeeded])
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          // It stays mounted after it's closed, however the button was pressed.
          preload()
          setIsOpen(true)
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children ?? elementTexts[language].title}
      </button>
      {isNeeded && (
        // Only its dialog takes space.
        <div ref={place} className={rootClass} style={{ display: 'contents' }} data-theme={pageTheme()}>
          <PartnerWizard
            options={options}
            isOpen={isOpen}
            shouldPreload={isLikely}
            fallback={(content) => fallback ?? content}
            dispatch={dispatch}
            close={close}
          />
        </div>
      )}
    </>
  )
}
