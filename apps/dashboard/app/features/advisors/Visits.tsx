import { Button, Card, Heading, Select, type SelectOption, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { advisorTexts } from './texts'
import * as styles from './advisors.css'
import { useField } from './form-problem'

const words = advisorTexts

interface VisitsProps {
  visits: { communityId: string; communityName: string; visitedOn: string; shownDay: string }[]
  /** What was searched in the catalog, and what was found. */
  term: string
  matches: SelectOption[] | undefined
}

/** The communities that an advisor toured, and the forms that add and remove one. [AGENT-005] */
export function Visits({ visits, term, matches }: VisitsProps) {
  const field = useField()
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.visits}
        </Heading>
        {visits.length === 0 && <Text size="small">{words.noVisits}</Text>}
        {visits.map(({ communityId, communityName, visitedOn, shownDay }) => (
          <Form key={`${communityId}-${visitedOn}`} method="post">
            <input type="hidden" name="community" value={communityId} />
            <input type="hidden" name="visited-on" value={visitedOn} />
            <div className={styles.pair}>
              <Text>{`${communityName}, ${shownDay}`}</Text>
              <div>
                <Button type="submit" name="intent" value="remove-visit" size="small">
                  {words.removeVisit(communityName)}
                </Button>
              </div>
            </div>
          </Form>
        ))}
        <Form method="get" role="search">
          <Stack gap={12}>
            <TextField key={term} label={words.find} name="q" type="search" defaultValue={term} maxLength={80} />
            <div>
              <Button type="submit" size="small">
                {words.search}
              </Button>
            </div>
          </Stack>
        </Form>
        {matches?.length === 0 && <Text size="small">{words.noMatch}</Text>}
        {matches && matches.length > 0 && (
          <Form method="post" noValidate>
            <Stack gap={12}>
              <Select label={words.community} options={matches} {...field('community')} />
              <TextField label={words.visitedOn} type="date" {...field('visited-on')} />
              <TextField label={words.note} maxLength={200} {...field('note')} />
              <div>
                <Button type="submit" name="intent" value="add-visit" variant="primary" size="small">
                  {words.addVisit}
                </Button>
              </div>
            </Stack>
          </Form>
        )}
      </Stack>
    </Card>
  )
}
