import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '@pkg/domain'
import { agentsMeta, agentsTexts, ProfilePage } from '~/features/advisors'
import { loadProfile } from '~/features/advisors/index.server'
import { errorTexts } from '~/features/error-page'
import { redirectToCurrent } from '~/site/server/redirect-to-current'
import { pageUrl } from '~/site/frame/site-path'
import { quoteFontLinks } from '~/site/frame/font-links'

const words = agentsTexts.profile

export const handle = { publicPage: { parameters: [], isTimely: true } } satisfies PublicPageHandle

export const links = quoteFontLinks
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: errorTexts.notFound }]
  const { name, place, url, breadcrumbs, introduction, isDemo } = data.profile
  return [
    ...agentsMeta({
      title: `${name}, ${words.role(place)}`,
      description: words.description(name, place),
      site: data.site,
      breadcrumbs,
      isHidden: isDemo,
    }),
    ...(isDemo
      ? []
      : [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'Person',
              name,
              jobTitle: words.jobTitle,
              url: `${data.site}${url}`,
              workLocation: place,
              ...(introduction ? { description: introduction } : {}),
            },
          },
        ]),
  ]
}

/** One advisor. Each has one URL, so paths with another place redirect. [ROUTE-010] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const profile = await loadProfile(apiFor(request, context), params['agent'] ?? '', now())
  if (pageUrl(request).pathname !== profile.url) throw redirectToCurrent(profile.url)
  return { profile, site: siteUrl(request, context) }
}

export default function ProfileRoute() {
  return <ProfilePage profile={useLoaderData<typeof loader>().profile} />
}
