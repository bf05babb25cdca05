import { siteLanguage } from '@pkg/domain'
import { apiFor, siteContext, renderMarkdown } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { contactPath } from '~/site/links/contact-links'

/** Loads the contact page. It’s complete without the text that editors write. [ROUTE-018] */
export async function loadContact({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const content = await apiFor(request, context)
    .content.contactUs({ language: siteLanguage })
    .catch(() => undefined)
  const { phone, email } = siteContext(context).brand
  return {
    phone,
    email,
    html: await renderMarkdown(content?.body ?? ''),
    isSent: new URL(request.url).searchParams.get('sent') === 'true',
    canonical: siteUrl(request, context) + contactPath,
  }
}
