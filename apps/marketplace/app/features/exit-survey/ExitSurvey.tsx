import { siteLanguage } from '@pkg/domain'
import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuthentication } from '~/features/authentication'
import { chooseVariant, type ExitContent, type ExitVariant, readExitContent } from './exit-content'
import { type ExitIntent, mayAskOn, watchExit } from './exit-intent'
import { markShown, mayShow } from './shown-once'

const ExitSurveyDialog = lazy(() => import('./ExitSurveyDialog'))

/** The exit survey. It watches for a person who leaves, and loads its dialog for one who does. [EXIT-001 to EXIT-009] */
export function ExitSurvey() {
  const { loginState } = useAuthentication()
  const { pathname } = useLocation()
  const content = useExitContent(loginState === false)
  const [shown, setShown] = useState<ExitVariant>()

  useEffect(() => {
    if (!content || loginState !== false || !mayAskOn(pathname)) return
    return watchExit(content.timeout, (intent) => {
      if (hasOpenPopup() || !mayShow() || !markShown()) return
      setShown(chooseVariant(content, variantFor(intent, pathname)))
    })
  }, [content, loginState, pathname])

  if (!content || !shown || loginState === true) return null
  return (
    <Suspense>
      <ExitSurveyDialog content={content} variant={shown} pathname={pathname} />
    </Suspense>
  )
}

/** Loads the survey's content for a browser that may show it. Without content, there's no survey. */
function useExitContent(isSignedOut: boolean): ExitContent | undefined {
  const [content, setContent] = useState<ExitContent>()
  useEffect(() => {
    if (!isSignedOut || !mayShow()) return
    const left = new AbortController()
    fetch(`/api/content/exit-intent-popup?populate=exitSurvey&language=${siteLanguage}`, { signal: left.signal })
      .then(async (response) => setContent(response.ok ? readExitContent(await response.json()) : undefined))
      .catch(() => undefined)
    return () => left.abort()
  }, [isSignedOut])
  return content
}

/** Returns whether a dialog or the chat is open. [EXIT-004] */
const hasOpenPopup = () => document.querySelector('dialog[open], [role=dialog]') !== null

/** On the page of a community, what's missing is most often its price. A person who comes back had enough for now. */
const variantFor = (intent: ExitIntent, pathname: string) =>
  intent === 'returned' ? 'later' : pathname.split('/').filter(Boolean).length >= 4 ? 'price' : 'default'
