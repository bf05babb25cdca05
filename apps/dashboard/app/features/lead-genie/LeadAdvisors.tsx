import { Breadcrumbs, Button, Heading, Notice, Stack, Table, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { ActionLabel } from '~/features/lists'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { leadGenieTexts } from './texts'
import type { AdvisorRow } from './advisor-row'
import { FitLabel } from './FitLabel'
import * as styles from './lead-genie.css'

const words = leadGenieTexts

export interface LeadAdvisorsProps {
  family: { id: string; name: string; needs: string }
  advisors: AdvisorRow[]
  problem: string | undefined
}

/** A family without an advisor: the advisors by fit with their load, for an admin to assign one, and those who can't get it, with why. [DASH-005] */
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
          {able.map((advisor, index) => (
            <Candidate key={advisor.id} advisor={advisor} isFirst={index === 0} />
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

/** An advisor who can get the family. The first one’s score is open. */
function Candidate({ advisor: { id, name, load, fit }, isFirst }: { advisor: AdvisorRow; isFirst: boolean }) {
  if (!fit) return null
  return (
    <li className={isFirst ? styles.chosen : styles.card}>
      <div className={styles.head}>
        <span className={styles.score}>
          <VisuallyHidden>{words.fit} </VisuallyHidden>
          {fit.score}
        </span>
        <div className={styles.about}>
          <Heading level={3}>{name}</Heading>
          <p className={styles.state}>{words.loadIs(load)}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <Form method="post">
          <input type="hidden" name="agent" value={id} />
          <Button type="submit" variant={isFirst ? 'primary' : 'secondary'}>
            <ActionLabel label={words.assign} name={name} />
          </Button>
        </Form>
      </div>
      <details open={isFirst}>
        <summary className={styles.summary}>
          <ActionLabel label={words.why(fit.score)} name={name} />
        </summary>
        <div className={styles.reasons}>
          <FitLabel fit={fit} title={words.whyFor(fit.score, name)} />
        </div>
      </details>
    </li>
  )
}
