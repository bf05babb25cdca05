import { Button, Heading, Notice, Select, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { ActionLabel, type ListOption } from '~/features/lists'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { collectionsTexts } from './texts'
import type { CreatedLink } from './change-collection.server'
import type { LinkView } from './collection-page'
import * as styles from './collections.css'
import { NewLink } from './NewLink'

const words = collectionsTexts
const usualDays = '30'

export interface CollectionLinksProps {
  /** The path of the collection's page. */
  page: string
  links: LinkView[]
  families: ListOption[]
  days: ListOption[]
  created: CreatedLink | undefined
  rejected: RejectedForm | undefined
}

/** The links to a collection with what was opened through each, and the form that creates one. [DASH-007] */
export function CollectionLinks({ page, links, families, days, created, rejected }: CollectionLinksProps) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{words.links}</Heading>
      <Text size="small" tone="muted">
        {words.linksHelp}
      </Text>
      {created && <NewLink {...created} />}
      <Form method="post" action={page} preventScrollReset>
        <Stack gap={16}>
          {rejected?.message && <Notice tone="critical" role="alert" title={rejected.message} />}
          {families.length > 0 && (
            <Select
              label={words.family}
              name="family"
              placeholder={words.anyFamily}
              options={families}
              defaultValue={rejected?.typed['family'] ?? ''}
              error={rejected?.errors['family']}
            />
          )}
          <Select label={words.days} name="days" placeholder={null} options={days} defaultValue={usualDays} />
          <div>
            <Button type="submit" name="intent" value="share" variant="primary">
              {words.createLink}
            </Button>
          </div>
        </Stack>
      </Form>
      {links.length === 0 && <Text size="small">{words.noLinks}</Text>}
      <ul className={styles.list}>
        {links.map((link) => (
          <Link key={link.id} link={link} />
        ))}
      </ul>
    </Stack>
  )
}

function Link({ link: { id, title, facts, opens, isActive } }: { link: LinkView }) {
  return (
    <li className={styles.item}>
      <Stack gap={4}>
        <Heading level={3} look="label">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {facts}
        </Text>
        <ul className={styles.opens}>
          {opens.map((open) => (
            <li key={open}>
              <Text size="small">{open}</Text>
            </li>
          ))}
        </ul>
      </Stack>
      {isActive && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="link" value={id} />
          <Button type="submit" name="intent" value="stop" size="small">
            <ActionLabel label={words.stop} name={title} />
          </Button>
        </Form>
      )}
    </li>
  )
}
