import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage, siteContext } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, ButtonLink, Cluster, Notice, Stack, TextField } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { content, pageTexts as words } from '~/features/content'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatTime } from '~/site/server/times'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(words.preview) }]

/** Only articles have a page on which a link shows their draft. */
async function loadArticle({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  const api = apiFor(request, context)
  const { kind, name } = await requireResponse(request, api.contentEntries.get({ id }))
  const { neighborUrl: site } = siteContext(context)
  if (kind !== 'articles' || site === undefined) throw errorPage('not-found', 404)
  return { api, article: { id, name }, site }
}

export const loader = async (args: LoaderFunctionArgs) => (await loadArticle(args)).article

/** Creates a link that shows the draft. The response has it once, and nothing stores it. [WORK-012] */
export async function action(args: ActionFunctionArgs) {
  const { api, article, site } = await loadArticle(args)
  const { token, expiresAt } = await requireResponse(args.request, api.contentEntries.preview({ id: article.id }))
  const path = `/resource-center/preview/${token}`
  const links = { english: site + path, spanish: `${site}/es${path}` }
  const until = formatTime(expiresAt, requestClock(args.request))
  return data({ ...links, until }, { headers: { 'Cache-Control': 'no-store' } })
}

export default function PreviewRoute() {
  const { id, name } = useLoaderData<typeof loader>()
  const created = useFormResult<typeof action>()
  const isBusy = useSentForm() !== undefined
  const own = `/content/${id}`
  const crumbs = [{ label: content.title, href: '/content' }, { label: name, href: own }, { label: words.preview }]
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={crumbs} />
          <PageTitle title={words.previewTitle(name)} lead={words.previewLead} />
        </Stack>
        {created && (
          <>
            <Notice tone="positive" title={words.linkReady} role="status">
              {words.linkUntil(created.until)}
            </Notice>
            <TextField label={words.link} name="link" defaultValue={created.english} readOnly />
            <Cluster gap={12}>
              <ButtonLink href={created.english} variant="primary">
                {words.openEnglish}
              </ButtonLink>
              <ButtonLink href={created.spanish} variant="neutral">
                {words.openSpanish}
              </ButtonLink>
            </Cluster>
          </>
        )}
        <Form method="post">
          <Cluster gap={12}>
            <Button type="submit" variant={created ? 'neutral' : 'primary'} busy={isBusy}>
              {words.createLink}
            </Button>
            <ButtonLink href={own} variant="neutral">
              {words.back}
            </ButtonLink>
          </Cluster>
        </Form>
      </Stack>
    </Narrow>
  )
}
