import { Breadcrumbs, Button, Card, Heading, Notice, Stack, Table, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { texts } from '~/texts'
import type { AdvisorRow } from './advisor-row'
import { FitLabel } from './FitLabel'
import * as styles from './lead-genie.css'

const words = texts.leadGenie

export interface LeadAdvisorsProps {
  family: { id: string; name: string; needs: string }
  advisors: AdvisorRow[]
  problem: string | undefined
}

/** A family without an advisor: the advisors by fit with their load, each of whom an admin can assign, and those who can't get it, with why. [DASH-005] */
export function LeadAdvisors({ family, advisors, problem }: LeadAdvisorsProps) {
  const able = advisors.filter(({ fit }) => fit !== undefined)
  const others = advisors.filter(({ fit }) => fit === undefined)
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.crumb, href: '/lead-genie' }, { label: family.name }]} />
        <PageTitle title={family.name} lead={family.needs}>
          <TextLink href={`/families/${family.id}`} standalone>
            {words.openFamily}
          </TextLink>
        </PageTitle>
      </Stack>
      {problem && <Notice tone="critical" role="alert" title={problem} />}
      <Stack as="section" gap={12}>
        <Heading level={2}>{words.advisors}</Heading>
        {able.length === 0 && <Text>{words.noOne}</Text>}
        <ul className={styles.cards}>
          {able.map((advisor) => (
            <Candidate key={advisor.id} advisor={advisor} />
          ))}
        </ul>
      </Stack>
      {others.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={2}>{words.others}</Heading>
          <Table
            caption={words.others}
            hidesCaption
            rows={others}
            getKey={({ id }) => id}
            columns={[
              { header: words.advisor, isRowHeader: true, cell: ({ name }) => name },
              { header: words.load, cell: ({ load }) => load },
              { header: words.cause, cell: ({ obstacle }) => obstacle },
            ]}
          />
        </Stack>
      )}
    </Stack>
  )
}

function Candidate({ advisor: { id, name, load, fit } }: { advisor: AdvisorRow }) {
  if (!fit) return null
  return (
    <Card as="li">
      <div className={styles.reasons}>
        <FitLabel fit={fit} title={words.whyFor(fit.score, name)} />
        <div className={styles.next}>
          <Text>
            {words.load}: {load}
          </Text>
          <Form method="post">
            <input type="hidden" name="agent" value={id} />
            <Button type="submit">
              {words.assign}
              <VisuallyHidden>{words.assignTo(name)}</VisuallyHidden>
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
