import { useSentForm } from '@pkg/remix-host/react'
import { Button, ButtonLink, Cluster, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type InvoicePage, invoiceTexts } from '~/features/invoices'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'

const words = invoiceTexts

export interface IssueFormProps {
  invoice: InvoicePage
  rejected: RejectedForm | undefined
}

/** Issues a draft, or leads to the correction of its move-in. Works without scripts. [DASH-006, WORK-013] */
export function IssueForm({ invoice: { familyId, version }, rejected }: IssueFormProps) {
  const isBusy = useSentForm()?.get('intent') === 'issue'
  return (
    <Form method="post">
      <input type="hidden" name="version" value={rejectedWith(rejected, 'issue')?.typed['version'] ?? version} />
      <Stack gap={12}>
        <Text size="small">{words.draftHelp}</Text>
        <Cluster>
          <Button type="submit" name="intent" value="issue" variant="primary" busy={isBusy}>
            {words.issue}
          </Button>
          <ButtonLink href={`/families/${familyId}/move-in`}>{words.correct}</ButtonLink>
        </Cluster>
      </Stack>
    </Form>
  )
}
