import '@pkg/ui/styles.css'
import '@pkg/ui/global.css'
import { brandStylesPath, readErrorPage, RouterLink, useNonce } from '@pkg/remix-host/react'
import { siteLanguage } from '@pkg/domain'
import { LinkProvider, LoadingBar, rootClass } from '@pkg/ui'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { useAnalytics } from '~/site/analytics/use-analytics'
import { useAttribution } from '~/features/attribution'
import { GateProvider, WithoutScript } from '~/features/authentication'
import { ErrorPage, errorTexts } from '~/features/error-page'
import { PageFooter } from '~/features/page-footer'
import { PageHeader } from '~/features/page-header'
import { WizardProvider } from '~/features/wizard'
import { TrayGate } from '~/features/recommendations'
import { useSavesRefresh } from '~/features/saves'
import { roomScript } from '~/features/stay'
import { LateGate } from '~/features/late-parts'
import { RenderGuard } from '~/parts/RenderGuard/RenderGuard'
import { useRemovalElsewhere } from '~/site/device/use-removal-elsewhere'
import { earlyInputScript, replayEarlyInput } from '~/site/frame/early-input'
import { fontLinks } from '~/site/frame/font-links'
import { loadSite } from '~/site/frame/load-site.server'
import { fallbackSite, SiteProvider, useSite } from '~/site/frame/site'
import { revalidatePage } from '~/site/frame/revalidate-page'
import { starterScript } from '~/site/frame/starter-script'
import { useIsStatic } from '~/site/frame/static-page'
import { useVisitor } from '~/site/visitor/visitor'
import { VisitorProvider } from '~/site/visitor/VisitorProvider'

export const links: LinksFunction = () => [
  ...fontLinks,
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Titles the error pages. Every other page has its own title. */
export const meta: MetaFunction = ({ error }) => {
  const isMissing = readErrorPage(error).kind === 'not-found'
  return [{ title: isMissing ? errorTexts.notFound : errorTexts.title }, { name: 'robots', content: 'noindex' }]
}

export const loader = ({ request, context }: LoaderFunctionArgs) => loadSite(request, context)
export const shouldRevalidate = revalidatePage

/** Returns the text of a script in the page that the server sent. It has run before the browser's scripts, which don't need it. */
const inPage = (script: string): string => (import.meta.env.SSR ? script : '')

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root') ?? fallbackSite
  const nonce = useNonce()
  const isStatic = useIsStatic()
  const styles = brandStylesPath('/', site.brand)
  const withNonce = nonce ? { nonce } : {}
  return (
    // The script in the head may add an attribute.
    <html
      lang={siteLanguage}
      className={rootClass}
      data-text-size={site.textSize}
      data-theme={site.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={site.theme === 'auto' ? 'light dark' : site.theme} />
        {!isStatic && (
          <script
            {...withNonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: inPage(earlyInputScript + roomScript) }}
          />
        )}
        <Meta />
        <meta property="og:site_name" content={site.brand.name} />
        <meta property="og:image" content={`${site.url}/social-card.png`} />
        <meta name="twitter:card" content="summary_large_image" />
        <Links />
        {styles && <link rel="stylesheet" href={styles} />}
      </head>
      <body>
        <SiteProvider value={site}>{children}</SiteProvider>
        {!isStatic && (
          <>
            <ScrollRestoration {...withNonce} />
            <Scripts {...withNonce} />
            <script
              {...withNonce}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: inPage(starterScript) }}
            />
          </>
        )}
      </body>
    </html>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { hasAnalytics } = useSite()
  const isPending = useNavigation().state !== 'idle'
  useAttribution(useVisitor()?.hasSession)
  useAnalytics(hasAnalytics)
  useSavesRefresh()
  useRemovalElsewhere()
  useEffect(() => void setTimeout(replayEarlyInput), [])
  return (
    <LinkProvider component={RouterLink}>
      <GateProvider>
        <WizardProvider>
          {isPending && <LoadingBar />}
          <PageHeader />
          <WithoutScript />
          <main id="main" tabIndex={-1} aria-busy={isPending}>
            {children}
          </main>
          <TrayGate />
          <PageFooter />
          <LateGate />
        </WizardProvider>
      </GateProvider>
    </LinkProvider>
  )
}

export default function App() {
  return (
    <VisitorProvider>
      <Frame>
        <RenderGuard>
          <Outlet />
        </RenderGuard>
      </Frame>
    </VisitorProvider>
  )
}

export function ErrorBoundary() {
  return (
    <VisitorProvider>
      <Frame>
        <ErrorPage />
      </Frame>
    </VisitorProvider>
  )
}
