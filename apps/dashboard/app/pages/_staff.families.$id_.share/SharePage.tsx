import { useSentForm } from '@pkg/remix-host/react'
import { Breadcrumbs, Button, Card, Checkbox, Heading, Notice, Select, Stack, Text, TextArea, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { familyTexts, shareTexts } from '~/features/families'
import type { ChosenCommunity, loadShare } from './load-share.server'

const words = shareTexts

interface SharePageProps {
  share: Awaited<ReturnType<typeof loadShare>>
  rejected: RejectedForm | undefined
}

/** Finds a community, and shares a family with it after the family agreed to the words on the page. Works without scripts. [TRUST-002, WORK-007] */
export function SharePage({ share: { id, name, term, matches, chosen }, rejected }: SharePageProps) {
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
        <Form method="get" role="search">
          <Stack gap={12}>
            <TextField key={term} label={words.search} name="q" type="search" defaultValue={term} maxLength={80} />
            <div>
              <Button type="submit" size="small" variant={chosen || matches?.length ? 'neutral' : 'primary'}>
                {words.find}
              </Button>
            </div>
            {matches?.length === 0 && <Text size="small">{words.noMatch}</Text>}
          </Stack>
        </Form>
        {!chosen && matches && matches.length > 0 && (
          <Form method="get">
            <Stack gap={12}>
              <Select label={words.choose} name="community" options={matches} required />
              <div>
                <Button type="submit" variant="primary" size="small">
                  {words.next}
                </Button>
              </div>
            </Stack>
          </Form>
        )}
        {chosen && <ConsentForm chosen={chosen} rejected={rejected} />}
      </Stack>
    </Narrow>
  )
}

function ConsentForm({ chosen, rejected }: { chosen: ChosenCommunity; rejected: RejectedForm | undefined }) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post">
      <Stack gap={16}>
        <input type="hidden" name="community" value={chosen.id} />
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
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.submit(chosen.name)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
