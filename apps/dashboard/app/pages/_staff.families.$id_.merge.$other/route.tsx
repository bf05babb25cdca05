import { ApiError } from '@pkg/api-client'
import { Button, ButtonLink, Checkbox, Notice, Stack, Table, Text } from '@pkg/ui'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { comparedFamilies, familyWorkTexts } from '~/features/families'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'

const words = familyWorkTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.mergeTitle) }]

/** Both families, line by line. [WORK-007] */
export async function loader({ request, context, params: { id = '', other = '' } }: LoaderFunctionArgs) {
  const { clients } = apiFor(request, context)
  const [kept, merged] = await Promise.all([
    requireResponse(request, clients.get({ id })),
    requireResponse(request, clients.get({ id: other })),
  ])
  // Families that are only offered, or only shared, aren't theirs to merge.
  if (kept.offer?.status === 'offered' || merged.offer?.status === 'offered' || kept.releases) {
    throw errorPage('not-found', 404)
  }
  return { id, other, lines: comparedFamilies(kept, merged, requestClock(request)) }
}

/** Merges the families. Two that share neither a name nor contact info have to be confirmed. [WORK-007] */
export async function action({ request, context, params: { id = '', other = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const merge = apiFor(request, context).marketplaceClients.merge({
    keepId: id,
    mergeId: other,
    ...(form.get('unrelated') === 'on' ? { confirmUnrelated: true as const } : {}),
  })
  const isMerged = await requireResponse(
    request,
    merge.then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'families-unrelated') return false
        throw error
      },
    ),
  )
  return isMerged ? redirect(`/families/${id}?saved=merged&merged=${other}`) : data({ isUnrelated: true }, 409)
}

/** Two families side by side, before they're merged. [WORK-007] */
export default function MergeRoute() {
  const { id, other, lines } = useLoaderData<typeof loader>()
  const isUnrelated = useFormResult<typeof action>()?.isUnrelated === true
  const isBusy = useSentForm() !== undefined
  return (
    <Stack gap={20}>
      <PageTitle title={words.mergeTitle} lead={words.mergeLead} />
      <Table
        caption={words.mergeTitle}
        hidesCaption
        rows={lines}
        getKey={({ label }) => label}
        columns={[
          { header: words.field, isRowHeader: true, cell: ({ label }) => label },
          { header: words.keep, cell: ({ kept }) => kept },
          { header: words.mergeInto, cell: ({ merged }) => merged },
        ]}
      />
      <Form method="post">
        <Stack gap={12}>
          {isUnrelated && (
            <Notice tone="caution" title={words.mergeUnrelated} role="alert">
              <Checkbox label={words.mergeUnrelated} name="unrelated" />
            </Notice>
          )}
          <Text size="small" tone="muted">
            {words.mergeTasks}
          </Text>
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.merge}
            </Button>{' '}
            <ButtonLink href={`/families/${id}`} variant="neutral">
              {words.notSame}
            </ButtonLink>{' '}
            <ButtonLink href={`/families/${other}/merge/${id}`} variant="neutral">
              {words.swap}
            </ButtonLink>
          </div>
        </Stack>
      </Form>
    </Stack>
  )
}
