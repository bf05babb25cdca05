import { anyCareSlug, careLabel, careTypeSlugs } from '@pkg/domain'
import { Button, ButtonLink, EmptyState, Heading, Select, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { TileGrid } from '~/features/tile'
import * as styles from './ChooseCommunity.css'
import type { FoundCommunities } from './find-communities.server'
import { customPricingTexts as words } from './texts'

/** Finds communities near a place, from which a family chooses the one that it asks for pricing. [ROUTE-018] */
export function ChooseCommunity({ found }: { found: FoundCommunities }) {
  const { question, near, communities, error } = found
  return (
    <PageFrame>
      <Stack gap={12}>
        <Heading level={1}>{words.title}</Heading>
        <Text measured>{words.lead}</Text>
      </Stack>
      <Form method="get" className={styles.form}>
        <TextField
          label={words.place}
          name="place"
          defaultValue={question.place}
          maxLength={80}
          autoComplete="postal-code"
          required
          error={error}
        />
        <Select
          label={words.care}
          name="care"
          placeholder={null}
          defaultValue={question.care}
          options={[
            { value: anyCareSlug, label: words.anyCare },
            ...careTypeSlugs.map((slug) => ({ value: slug, label: careLabel(slug) })),
          ]}
        />
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </Form>
      {near && communities.length > 0 && (
        <Stack as="section" gap={16}>
          <Stack gap={4}>
            <Heading level={2}>{words.nearest(near)}</Heading>
            <Text>{words.nearestHint}</Text>
          </Stack>
          <TileGrid communities={communities} layout="wide" />
        </Stack>
      )}
      {near && communities.length === 0 && (
        <EmptyState level={2} title={words.none(near)}>
          {words.noneHint}
        </EmptyState>
      )}
      <div>
        <ButtonLink href="/senior-living">{words.all}</ButtonLink>
      </div>
    </PageFrame>
  )
}
