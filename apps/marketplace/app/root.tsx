import '@pkg/ui/styles.css'
import { brandFromEnvironment } from '@pkg/domain'
import { LinkProvider } from '@pkg/ui'
import displayFont from '@pkg/ui/fonts/display.woff2?url'
import textFont from '@pkg/ui/fonts/text.woff2?url'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { useAnalytics } from '~/analytics/use-analytics'
import { useAttribution } from '~/attribution/use-attribution'
import { GateProvider } from '~/authentication/GateProvider'
import { WithoutScript } from '~/authentication/WithoutScript'
import { useNonce } from '~/components/Nonce/Nonce'
import { PageFooter } from '~/components/PageFooter/PageFooter'
import { PageHeader } from '~/components/PageHeader/PageHeader'
import { PageProblemView } from '~/components/PageProblem/PageProblemView'
import { RenderGuard } from '~/components/RenderGuard/RenderGuard'
import { RouterLink } from '~/components/RouterLink/RouterLink'
import { WizardProvider } from '~/components/Wizard/WizardProvider'
import { hasSession, isKnown } from '~/server/session'
import { textSizeOf } from '~/server/text-size'
import { texts } from '~/texts'

export const links: LinksFunction = () => [
  ...[textFont, displayFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** Titles the error pages; every other page titles itself. */
export const meta: MetaFunction = ({ error }) => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return [{ title: isMissing ? texts.problems.notFound : texts.problems.title }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    brand: brandFromEnvironment(process.env),
    textSize: await textSizeOf(request),
    isSignedIn: hasSession(request),
    isKnown: isKnown(request),
    hasThirdParty: Boolean(process.env['OIDC_ISSUER']),
    hasAnalytics: Boolean(process.env['ANALYTICS_URL']),
  }
}

const unknownSite = () => ({
  brand: brandFromEnvironment({}),
  textSize: 'normal' as const,
  isSignedIn: false,
  isKnown: false,
  hasThirdParty: false,
  hasAnalytics: false,
})

/** What every page knows; the defaults stand in where even this loader could not run. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root') ?? unknownSite()
}

export function Layout({ children }: { children: ReactNode }) {
  const { textSize } = useSite()
  const nonce = useNonce()
  const withNonce = nonce ? { nonce } : {}
  return (
    <html lang="en" data-text-size={textSize}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration {...withNonce} />
        <Scripts {...withNonce} />
      </body>
    </html>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { isSignedIn, hasAnalytics } = useSite()
  useAttribution(isSignedIn)
  useAnalytics(hasAnalytics)
  return (
    <LinkProvider component={RouterLink}>
      <GateProvider>
        <WizardProvider>
          <PageHeader />
          <WithoutScript />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <PageFooter />
        </WizardProvider>
      </GateProvider>
    </LinkProvider>
  )
}

export default function App() {
  return (
    <Frame>
      <RenderGuard>
        <Outlet />
      </RenderGuard>
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <PageProblemView />
    </Frame>
  )
}
