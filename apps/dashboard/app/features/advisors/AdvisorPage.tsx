import { Button, Card, ErrorSummary, Heading, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { advisorTexts } from './texts'
import { AboutFields } from './AboutFields'
import { Covers } from './Covers'
import { type FailedForm, FailedFormProvider } from './form-problem'
import { ChecksFields } from './ChecksFields'
import { HoursFields } from './HoursFields'
import type { AdvisorView } from './load-advisor.server'
import type { loadCovers } from './load-covers.server'
import { PortraitForm } from './PortraitForm'
import { Visits } from './Visits'

const words = advisorTexts

interface AdvisorPageProps {
  advisor: AdvisorView & Awaited<ReturnType<typeof loadCovers>> & { isAdmin: boolean }
  /** The last form, if it wasn't saved. */
  failed: FailedForm | undefined
}

/** An advisor's profile, hours for calls, tours, and checks, each in its own form. Works without scripts. [AGENT-005, AGENT-008] */
export function AdvisorPage({ advisor, failed }: AdvisorPageProps) {
  return (
    <Stack gap={20}>
      <PageTitle title={advisor.name} lead={words.lead} />
      <SavedNotice />
      {failed && <FormErrors failed={failed} />}
      <FailedFormProvider value={failed}>
        <Narrow>
          <Section title={words.hours} lead={words.hoursHelp(advisor.zone)} intent="hours" submit={words.saveHours}>
            <HoursFields
              key={JSON.stringify([advisor.hours, advisor.timeOff])}
              hours={advisor.hours}
              timeOff={advisor.timeOff}
            />
          </Section>
          <Covers covers={advisor.covers} />
          <PortraitForm name={advisor.name} portrait={advisor.portrait} doorway={advisor.doorway} />
          <Section title={words.about} intent="about" submit={words.saveAbout}>
            <AboutFields
              key={JSON.stringify(advisor.about)}
              about={advisor.about}
              knownLanguages={advisor.knownLanguages}
            />
          </Section>
          <Visits visits={advisor.visits} term={advisor.term} matches={advisor.matches} />
          {advisor.isAdmin && (
            <Section title={words.checks} lead={words.checksHelp} intent="checks" submit={words.saveChecks}>
              <ChecksFields key={JSON.stringify(advisor.checks)} checks={advisor.checks} />
            </Section>
          )}
        </Narrow>
      </FailedFormProvider>
    </Stack>
  )
}

/** What wasn't saved, and why. A new attempt takes the focus again. */
function FormErrors({ failed }: { failed: FailedForm }) {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => setAttempt((count) => count + 1), [failed])
  const errors = failed.problems.map(({ message, field }) => ({ message, ...(field && { fieldId: field }) }))
  return <ErrorSummary title={words.notSaved} errors={errors} attempt={attempt} />
}

interface SectionProps {
  title: string
  lead?: string
  intent: string
  submit: string
  children: ReactNode
}

function Section({ title, lead, intent, submit, children }: SectionProps) {
  return (
    <Card as="section">
      <Form method="post" noValidate>
        <Stack gap={16}>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          {lead && <Text size="small">{lead}</Text>}
          {children}
          <div>
            <Button type="submit" name="intent" value={intent} variant="primary" size="small">
              {submit}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
