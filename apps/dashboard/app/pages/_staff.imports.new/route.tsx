import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, ButtonLink, ChoiceGroup, Cluster, Stack, TextField } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { imports, importsTexts as words } from '~/features/imports'
import { uploadImport } from '~/features/imports/index.server'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(words.add) }]

/** Only admins import. */
async function requireAdmin({ request, context }: LoaderFunctionArgs): Promise<void> {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
}

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return null
}

/** Uploads a file to import. Works without scripts. [WORK-015] */
export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args)
  return uploadImport(args.request, apiFor(args.request, args.context))
}

const kinds = (['communities', 'contacts', 'organizations'] as const).map((value) => ({
  value,
  label: words.kinds[value],
  hint: words.kindHints[value],
}))

export default function NewImportRoute() {
  const rejected = useFormResult<typeof action>()
  const isBusy = useSentForm() !== undefined
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: imports.title, href: '/imports' }, { label: words.add }]} />
          <PageTitle title={words.add} lead={words.newLead} />
        </Stack>
        <Form method="post" encType="multipart/form-data" noValidate>
          <Stack gap={20}>
            <ChoiceGroup
              label={words.kindQuestion}
              name="kind"
              options={kinds}
              defaultValue={rejected?.kind || 'contacts'}
              error={rejected?.errors.kind}
            />
            <TextField
              label={words.fileLabel}
              hint={words.fileHint}
              name="file"
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              error={rejected?.errors.file}
            />
            <Cluster gap={12}>
              <Button type="submit" variant="primary" busy={isBusy}>
                {words.upload}
              </Button>
              <ButtonLink href="/imports" variant="neutral">
                {words.cancel}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Form>
      </Stack>
    </Narrow>
  )
}
