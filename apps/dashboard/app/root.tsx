import '@pkg/ui/styles.css'
import '@pkg/ui/global.css'
import { readErrorPage, RouterLink, useNonce } from '@pkg/remix-host/react'
import { LinkProvider, rootClass } from '@pkg/ui'
import displayFont from '@pkg/ui/fonts/display.woff2?url'
import textFont from '@pkg/ui/fonts/text.woff2?url'
import { useBrandStyles } from '~/site/brand/brand'
import { loadBrand } from '~/site/brand/load-brand'
import type { LinksFunction, MetaFunction } from '@remix-run/node'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorPage } from '~/parts/ErrorPage/ErrorPage'
import { errorTexts, menuTexts, pageTitle } from '~/site/texts'

export const links: LinksFunction = () => [
  ...[textFont, displayFont].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: `${import.meta.env.BASE_URL}favicon.svg`, type: 'image/svg+xml' },
]

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? errorTexts[readErrorPage(error).kind].title : menuTexts.today) },
  { name: 'robots', content: 'noindex' },
]

export const loader = loadBrand

/** The brand seldom changes, so a page loads it again only after its form was sent. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) =>
  formAction?.split('?')[0]?.endsWith('/brand') ?? false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const styles = useBrandStyles()
  const withNonce = nonce ? { nonce } : {}
  return (
    <html lang="en" className={rootClass}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The palette's dialog adds a style element, for which its library reads the nonce here. Only the server knows it. */}
        <meta property="csp-nonce" content={nonce ?? ''} suppressHydrationWarning />
        <Meta />
        <Links />
        {styles && <link rel="stylesheet" href={styles} />}
      </head>
      <body>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
        <ScrollRestoration {...withNonce} />
        <Scripts {...withNonce} />
      </body>
    </html>
  )
}

export default function Dashboard() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  )
}
