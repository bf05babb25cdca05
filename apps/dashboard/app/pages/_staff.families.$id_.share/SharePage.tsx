import { useSentForm } from '@pkg/remix-host/react'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ChoiceList,
  Cluster,
  Heading,
  Notice,
  Stack,
  Text,
  TextArea,
} from '@pkg/ui'
import { Form } from '@remix-run/react'
import { familyTexts, shareTexts } from '~/features/families'
import { PickerField } from '~/features/pickers'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { ChosenCommunities, LoadedShare } from './load-share.server'

const words = shareTexts

interface SharePageProps {
  share: LoadedShare
  rejected: RejectedForm | undefined
}

/**
 * Chooses communities for a family, those that it asked about already chosen, and shares the family with them after it agreed to the words on the page. Works without
 * scripts. [TRUST-002, WORK-007, WORK-021]
 */
export function SharePage({ share, rejected }: SharePageProps) {
  const { id, name, chosen } = share
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs
            items={[
              { label: familyTexts.crumb, href: '/families' },
              { label: name, href: `/families/${id}` },
              { label: words.start },
            ]}
          />
          <PageTitle title={words.title(name)} lead={words.lead} />
        </Stack>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {chosen ? <ConsentForm id={id} chosen={chosen} rejected={rejected} /> : <ChoiceForm share={share} />}
      </Stack>
    </Narrow>
  )
}

/** Chooses the communities: those for the family, and any other by a search. */
function ChoiceForm({ share: { options, problem, found } }: { share: LoadedShare }) {
  return (
    <Form method="get">
      <Stack gap={20}>
        {problem && <Notice tone="caution" title={problem} role="alert" />}
        {options.length > 0 ? (
          <ChoiceList
            label={words.options}
            name="community"
            options={options.map(({ value, label, hint, isShared }) => ({ value, label, hint, disabled: isShared }))}
            defaultValues={options.filter(({ isSuggested }) => isSuggested).map(({ value }) => value)}
          />
        ) : (
          <Text size="small">{words.noOptions}</Text>
        )}
        <PickerField
          id="other"
          name="other"
          label={words.add}
          source="communities"
          isMany
          values={[]}
          error={undefined}
          found={found}
        />
        <div>
          <Button type="submit" name="choose" value="yes" variant="primary">
            {words.next}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

interface ConsentFormProps {
  id: string
  chosen: ChosenCommunities
  rejected: RejectedForm | undefined
}

/** Confirms the words that the family agreed to, which name all of the communities. [TRUTH-002] */
function ConsentForm({ id, chosen, rejected }: ConsentFormProps) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post">
      <Stack gap={16}>
        {chosen.ids.map((community) => (
          <input key={community} type="hidden" name="community" value={community} />
        ))}
        <Card look="tint" as="section">
          <Stack gap={8}>
            <Heading level={2} look="label">
              {words.consentTitle}
            </Heading>
            <Text as="blockquote">{chosen.consent}</Text>
            <Checkbox label={words.consent} name="consent" error={rejected?.errors['consent']} />
          </Stack>
        </Card>
        <TextArea
          label={words.note}
          name="note"
          rows={3}
          max={2000}
          defaultValue={rejected?.typed['note']}
          error={rejected?.errors['note']}
        />
        <Cluster gap={12}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.submit(chosen.names)}
          </Button>
          <ButtonLink href={`/families/${id}/share`} variant="neutral">
            {words.back}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Form>
  )
}
