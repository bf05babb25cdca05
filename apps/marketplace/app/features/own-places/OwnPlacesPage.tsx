import { Button, ButtonLink, Card, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { FoundPlace } from './find-place.server'
import { maxOwnPlaces, type OwnPlace } from './own-places'
import * as styles from './OwnPlacesPage.css'
import { ownPlacesTexts as words } from './texts'
import { useOwnPlaces } from './use-own-places'
import { useAddPlace } from './use-add-place'

/** The places that matter to a family, kept in its browser, and a form to add one. [FIND-018] */
export function OwnPlacesPage({ found }: { found: FoundPlace | undefined }) {
  const { places, replace } = useOwnPlaces()
  const { hasFailed, isTaken } = useAddPlace(found, { places, replace })
  return (
    <PageFrame width="text">
      <Stack gap={12}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" measured>
          {words.lead}
        </Text>
        <Text measured>{words.privacy}</Text>
      </Stack>
      <noscript>
        <Notice tone="caution" title={words.noScript} />
      </noscript>
      {hasFailed && <Notice tone="critical" role="alert" title={words.errors.storage} />}
      <PlaceList places={places} onRemove={(name) => replace(places.filter((place) => place.name !== name))} />
      {places.length < maxOwnPlaces ? (
        <PlaceForm found={found} isTaken={isTaken} key={places.length} />
      ) : (
        <Text>{words.full}</Text>
      )}
      <Text size="small">{words.method}</Text>
      <div>
        <ButtonLink href="/senior-living">{words.search}</ButtonLink>
      </div>
    </PageFrame>
  )
}

function PlaceList({ places, onRemove }: { places: readonly OwnPlace[]; onRemove: (name: string) => void }) {
  if (places.length === 0) return <Text strong>{words.none}</Text>
  return (
    <ul className={styles.places}>
      {places.map(({ name, near }) => (
        <li key={name} className={styles.place}>
          <div>
            <Text strong>{name}</Text>
            <Text size="small">{near}</Text>
          </div>
          <Button size="small" onClick={() => onRemove(name)} aria-label={`${words.remove} ${name}`}>
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function PlaceForm({ found, isTaken }: { found: FoundPlace | undefined; isTaken: boolean }) {
  const { errors = {}, values } = found && 'errors' in found ? found : isTaken ? { values: found?.place } : {}
  return (
    <Card>
      <Form method="post" noValidate>
        <Stack gap={20}>
          <TextField
            label={words.name}
            hint={words.nameHint}
            name="name"
            maxLength={40}
            defaultValue={values?.name ?? ''}
            error={isTaken ? words.errors.taken : errors.name}
          />
          <TextField
            label={words.near}
            hint={words.nearHint}
            name="near"
            maxLength={80}
            autoComplete="off"
            defaultValue={values?.near ?? ''}
            error={errors.near}
          />
          <div>
            <Button type="submit" variant="primary">
              {words.add}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
