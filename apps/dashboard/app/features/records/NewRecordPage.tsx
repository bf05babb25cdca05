import { Breadcrumbs, ButtonLink, Stack } from '@pkg/ui'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { InputsForm } from './InputsForm'
import type { NewRecord } from './new-record'
import { rejectedFieldsOf } from './rejected-fields'
import { recordsTexts } from './texts'

export interface NewRecordPageProps {
  page: NewRecord
  rejected: object | undefined
}

/** A page that adds a record. [WORK-025] */
export function NewRecordPage({ page, rejected }: NewRecordPageProps) {
  const { title, lead, list, save, inputs } = page
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[list, { label: title }]} />
        <PageTitle title={title} lead={lead} />
      </Stack>
      <Narrow>
        <InputsForm
          intent="create"
          inputs={inputs}
          values={{}}
          rejected={rejectedFieldsOf(rejected, 'create')}
          save={save}
          takesFocus
          nextTo={
            <ButtonLink href={list.href} size="small" variant="neutral">
              {recordsTexts.cancel}
            </ButtonLink>
          }
        />
      </Narrow>
    </Stack>
  )
}
