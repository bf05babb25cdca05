import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { OfflinePage, offlineTexts as words } from '~/features/offline'
import type { StaticPageHandle } from '~/site/frame/static-page'

export const handle = { publicPage: { parameters: [] }, isStatic: true } satisfies PublicPageHandle & StaticPageHandle

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
]

export default function OfflineRoute() {
  return <OfflinePage />
}
